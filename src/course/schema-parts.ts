import { z } from 'astro/zod';

export const bilingual = z.strictObject({ en: z.string().min(1), fr: z.string().min(1) });

/** The code of a slip in the list of errata, `E01`; the letter stands for the source. */
export const errata = z.string().regex(/^[EFJMV]\d\d$/);

/** The English of what one tells others. */
export const shareEn = {
  'share.send': 'Share',
  'share.copy': 'Copy the result',
  'share.copied': 'Result copied',
  'share.byHand': 'Copying is refused here: select the text above.',
} as const;

import { styled } from '../parts/styled.ts';
import styles from './share.css?url';

/** Code that shows a line to share, there once its styles are. */
export const withShare = <Code>(code: Promise<Code>): Promise<Code> => styled(styles, code);

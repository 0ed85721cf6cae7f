import styles from './share.css?url';
import { styled } from './styled.ts';

/** Code that shows a line to share, there once its styles are. */
export const withShare = <Code>(code: Promise<Code>): Promise<Code> => styled(styles, code);

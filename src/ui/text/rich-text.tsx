import { classNames } from '../class-names';
import styles from './rich-text.module.css';

export interface RichTextProps {
  /** Already cleaned: this component does not sanitise, it only gives the text its look. */
  html: string;
  centered?: boolean;
  className?: string | undefined;
}

/** An editor's text in the measure and rhythm of the site. Empty text draws nothing. */
export function RichText({ html, centered = false, className }: RichTextProps) {
  if (html.trim() === '') return null;
  return (
    <div
      className={classNames(styles.text, centered && styles.centered, className)}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}

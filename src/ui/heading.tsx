import type { HTMLAttributes } from 'react';
import { classNames } from './class-names';
import styles from './heading.module.css';

export type HeadingTag = 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6' | 'p';

const TAGS: readonly HeadingTag[] = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p'];

/** Reads a TitleTag field (`H1`, `h2`, …); anything else is the fallback. */
export function headingTag(text: string | undefined, fallback: HeadingTag): HeadingTag {
  return TAGS.find((tag) => tag === text?.toLowerCase()) ?? fallback;
}

export type HeadingProps = HTMLAttributes<HTMLElement> & {
  /** Its level in the document; the look is `size`, chosen on its own. */
  tag: HeadingTag;
  size?: 's' | 'm' | 'l' | 'xl' | '2xl' | 'display';
};

export function Heading({ tag: Tag, size = 'l', className, ...rest }: HeadingProps) {
  return <Tag {...rest} className={classNames(styles.heading, styles[`size-${size}`], className)} />;
}

/** The first, larger paragraph under a heading. */
export function Lead({ className, ...rest }: HTMLAttributes<HTMLParagraphElement>) {
  return <p {...rest} className={classNames(styles.lead, className)} />;
}

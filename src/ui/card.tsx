import type { AnchorHTMLAttributes, HTMLAttributes } from 'react';
import styles from './card.module.css';
import { classNames } from './class-names';

export type CardProps = HTMLAttributes<HTMLElement> & {
  as?: 'article' | 'div' | 'li' | 'section';
  /** `raised` floats on its ground, `plain` has only its picture and text. */
  look?: 'outlined' | 'raised' | 'plain';
  /** It holds a `CardLink`: the whole card answers to the pointer. */
  interactive?: boolean;
};

export function Card({
  as: Tag = 'article',
  look = 'outlined',
  interactive = false,
  className,
  ...rest
}: CardProps) {
  return (
    <Tag
      {...rest}
      className={classNames(styles.card, styles[look], interactive && styles.interactive, className)}
    />
  );
}

/** The picture at the top of a card, cut to the card's corners. */
export function CardMedia({ className, ...rest }: HTMLAttributes<HTMLDivElement>) {
  return <div {...rest} className={classNames(styles.media, className)} />;
}

export function CardBody({ className, ...rest }: HTMLAttributes<HTMLDivElement>) {
  return <div {...rest} className={classNames(styles.body, className)} />;
}

/** Stands in the title; its area is the whole card, its name only the title. */
export function CardLink({
  className,
  children,
  ...rest
}: AnchorHTMLAttributes<HTMLAnchorElement> & { href: string }) {
  return (
    <a {...rest} className={classNames(styles.link, className)}>
      {children}
    </a>
  );
}

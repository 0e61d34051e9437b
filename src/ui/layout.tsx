import { Children, type HTMLAttributes, type ReactNode } from 'react';
import { classNames } from './class-names';
import styles from './layout.module.css';

export type Tone = 'ground' | 'surface' | 'sunken' | 'inverse';

export type ContainerProps = HTMLAttributes<HTMLElement> & {
  as?: 'div' | 'header' | 'footer' | 'nav';
  width?: 'text' | 'content' | 'wide' | 'full';
};

/** The one grid of the site: centred, with the same gutter everywhere. */
export function Container({ as: Tag = 'div', width = 'content', className, ...rest }: ContainerProps) {
  return <Tag {...rest} className={classNames(styles.container, styles[width], className)} />;
}

export type SectionProps = HTMLAttributes<HTMLElement> & {
  /** The ground it stands on; `inverse` turns every token inside it to the dark band. */
  tone?: Tone;
  spacing?: 'none' | 's' | 'm';
  width?: ContainerProps['width'];
  children: ReactNode;
};

/** A band of the page with the distance of the theme above and below, its content on the grid. */
export function Section({
  tone = 'ground',
  spacing = 'm',
  width = 'content',
  className,
  children,
  ...rest
}: SectionProps) {
  return (
    <section
      {...rest}
      className={classNames(styles.section, styles[`tone-${tone}`], styles[`space-${spacing}`], className)}
    >
      <Container width={width}>{children}</Container>
    </section>
  );
}

/** Class that turns every token inside an element to the dark band: footer, hero, dialogs over pictures. */
export const inverseClass: string = styles['tone-inverse'] ?? '';

export type GridProps = HTMLAttributes<HTMLElement> & {
  as?: 'div' | 'ul' | 'ol';
  /** Most columns on a wide screen; fewer when a column would be too narrow for a card. */
  columns?: 3 | 4;
};

/** Equal columns, as many as fit. As many cards as there are columns never leave a hole, but on the narrowest tablets. */
export function Grid({ as: Tag = 'div', columns = 3, className, ...rest }: GridProps) {
  const list = Tag === 'div' ? {} : { role: 'list' };
  return (
    <Tag
      {...list}
      {...rest}
      className={classNames(
        styles.grid,
        columns === 4 && styles['columns-4'],
        Children.count(rest.children) === columns && styles['one-row'],
        className,
      )}
    />
  );
}

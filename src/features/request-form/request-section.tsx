import type { ReactNode } from 'react';
import { elementOf, type TitleTag } from '~/page/title-tag';
import { classNames } from '~/ui/class-names';
import { Heading } from '~/ui/heading';
import { Container } from '~/ui/layout';
import { RichText } from '~/ui/text/rich-text';
import styles from './request-section.module.css';

interface RequestSectionProps {
  /** Prefix of element ids, unique on the page. */
  readonly uid: string;
  /** What the editor says beside the form; empty for nothing. */
  readonly words: { readonly Title: string; readonly TitleTag: TitleTag; readonly Text: string };
  readonly id?: string;
  readonly className?: string | undefined;
  /** The form. */
  readonly children: ReactNode;
}

/** A form with the editor's words above it, or beside it where there is room. */
export function RequestSection({ uid, words, id, className, children }: RequestSectionProps) {
  const titled = words.Title !== '';
  const worded = titled || words.Text !== '';
  return (
    <section id={id} className={className} {...(titled && { 'aria-labelledby': `${uid}-title` })}>
      <Container width="content" className={classNames(styles.columns, !worded && styles.single)}>
        {worded && (
          <div className={styles.words}>
            {titled && (
              <Heading id={`${uid}-title`} tag={elementOf(words.TitleTag)} size="xl">
                {words.Title}
              </Heading>
            )}
            <RichText html={words.Text} />
          </div>
        )}
        {children}
      </Container>
    </section>
  );
}

import type { LinkAttributes } from '~/page/link';
import styles from '../request-form.module.css';
import type { RequestTexts } from '../texts';

/** Where the visitor reads how personal data are handled. */
export interface PrivacyLink extends LinkAttributes {
  readonly text: string;
}

/** What is done with what was typed. */
export function PrivacyNote({ t, link }: { readonly t: RequestTexts; readonly link: PrivacyLink | null }) {
  return (
    <p className={styles.privacy}>
      {link === null ? t('form.privacy') : `${t('form.privacy')} `}
      {link !== null && <PrivacyAnchor link={link} />}
    </p>
  );
}

export function PrivacyAnchor({ link: { text, ...attributes } }: { readonly link: PrivacyLink }) {
  return <a {...attributes}>{text}</a>;
}

import type { ReactNode } from 'react';
import { safeHref } from '~/modules/content';
import type { BlockView, BlockViewProps, FieldsOf, PageContext } from '~/page/contract';
import { localHref } from '~/page/link';
import { Button, LinkButton } from '~/ui/button';
import { RichText } from '~/ui/text/rich-text';
import type { block } from './disclaimer-modal.block';
import styles from './disclaimer-modal.module.css';

type Props = BlockViewProps<FieldsOf<typeof block>, null>;

/** HTML longer than this may need scrolling on a small screen: its box is then a stop of the Tab key. */
const LONG_TEXT_LENGTH = 250;

/**
 * An open dialog in the page's own HTML, over everything from the first paint: nothing of the page flashes before it,
 * and without a script its form still closes it and its link still leaves. The script makes it modal. It is an
 * alertdialog with two choices: Escape and the ground around it are no answer (DISCLAIMER-2).
 *
 * Where all examples stand on one page, they stand in it and cover nothing.
 */
export const view: BlockView<FieldsOf<typeof block>> = ({ fields, page, uid }) => {
  if (fields.DisclaimerModalTitle === '' && fields.DisclaimerModalText === '') return null;
  const still = page.page.template === 'Gallery';
  const content = <Content fields={fields} page={page} uid={uid} still={still} />;
  const names = {
    'aria-labelledby': `${uid}-title`,
    ...(fields.DisclaimerModalText !== '' && { 'aria-describedby': `${uid}-text` }),
  };
  if (still) {
    return (
      <section {...names} className={styles.still}>
        {content}
      </section>
    );
  }
  return (
    <dialog
      open
      {...names}
      role="alertdialog"
      aria-modal="true"
      closedby="none"
      data-modal=""
      data-enhance="dialog"
      data-dialog="approval"
      className={styles.cover}
    >
      {content}
    </dialog>
  );
};

function Content({
  fields,
  page,
  uid,
  still,
}: Pick<Props, 'fields' | 'page' | 'uid'> & { still: boolean }): ReactNode {
  const html = fields.DisclaimerModalText;
  return (
    <div className={styles.panel}>
      {/* biome-ignore lint/a11y/noAutofocus: the dialog is open from the start, and this is where reading begins */}
      <h2 id={`${uid}-title`} tabIndex={-1} autoFocus={!still} className={styles.title}>
        {fields.DisclaimerModalTitle || page.t('disclaimer.untitled')}
      </h2>
      {html !== '' && (
        <div
          id={`${uid}-text`}
          className={styles.text}
          {...(html.length > LONG_TEXT_LENGTH && {
            tabIndex: 0,
            role: 'group',
            'aria-labelledby': `${uid}-title`,
          })}
        >
          <RichText html={html} />
        </div>
      )}
      <form method="dialog" className={styles.choices}>
        <Button type="submit" value="approve" className={styles.choice}>
          {fields.DisclaimerModalApproveButtonText || page.t('disclaimer.approve')}
        </Button>
        <LinkButton href={declineHref(fields, page)} variant="secondary" className={styles.choice}>
          {fields.DisclaimerModalDeclineButtonText || page.t('disclaimer.decline')}
        </LinkButton>
      </form>
    </div>
  );
}

/** Where a visitor who declines goes; the start page when the editor named no address. */
function declineHref({ DisclaimerModalDeclineLink: link }: Props['fields'], page: PageContext): string {
  if (link === null || link.href === '' || safeHref(link.href) === null) return page.href('/');
  return localHref(page, link.href);
}

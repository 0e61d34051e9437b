import { FormEmbed } from '~/features/form-embed';
import type { FoundForm } from '~/features/form-embed/browser';
import type { BlockView, FieldsOf } from '~/page/contract';
import { Button, IconButton } from '~/ui/button';
import { Container } from '~/ui/layout';
import type { block } from './marketing-form.block';
import styles from './marketing-form.module.css';

/** A form that has been sent is made anew (EMBED-1). */
const RENEW_AFTER_MS = 3000;

export const view: BlockView<FieldsOf<typeof block>, FoundForm> = ({ fields, data, page, uid }) => {
  const { Title: title, Height: height, Display: display } = fields;
  const embed = (
    <FormEmbed form={data} page={page} title={title} height={height} renewAfterMs={RENEW_AFTER_MS} />
  );
  if (display === 'Inline' || data.kind !== 'form') return <Container width="text">{embed}</Container>;
  const headingId = `${uid}-heading`;
  return (
    <div className={styles.popup} data-enhance="dialog" data-dialog="window">
      <Button size="l" className={styles.open} aria-haspopup="dialog" data-open="" data-floating="">
        {fields.ButtonText || page.t('embed.openPopup')}
      </Button>
      <a href={data.address} className={styles.link} target="_blank" rel="noopener noreferrer">
        {fields.ButtonText || page.t('embed.openPopup')}
      </a>
      <dialog data-modal="" aria-labelledby={headingId} className={styles.window}>
        <header className={styles.header}>
          <h2 id={headingId} tabIndex={-1} className={styles.heading}>
            {title || page.t('embed.formTitle')}
          </h2>
          <IconButton icon="Cross" label={page.t('shell.close')} data-close="" />
        </header>
        <FormEmbed form={data} page={page} title="" height={height} renewAfterMs={RENEW_AFTER_MS} />
      </dialog>
    </div>
  );
};

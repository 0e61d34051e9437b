import { Alert } from '~/ui/alert';
import type { PageContext } from '../contract';
import { PhoneLine } from './phone-line';
import styles from './request-form.module.css';

/** Boxes that the form's script shows: drawn here, so that no text and no look is kept in a script. */
export function ScriptTexts({ page, phone }: { page: PageContext; phone: string | null }) {
  const { t } = page;
  return (
    <>
      <template data-box="invalid">
        <Alert tone="danger" title={t('invalidInput')} />
      </template>
      <template data-box="failed">
        <Alert tone="danger" title={t('carDetailFormError')}>
          {phone !== null && <PhoneLine page={page} phone={phone} />}
        </Alert>
      </template>
      <template data-box="department-not-found">
        <Alert tone="danger" title={t('failure.departmentNotFound')} />
      </template>
      <template data-box="rate-limited">
        <Alert tone="danger" title={t('failure.rateLimited')} />
      </template>
      <template data-box="field">
        <p className={styles.problem} />
      </template>
    </>
  );
}

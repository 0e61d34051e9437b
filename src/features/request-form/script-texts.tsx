import type { PageContext } from '~/page/contract';
import { Alert } from '~/ui/alert';
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
      <FailureTexts page={page} phone={phone} />
      <template data-box="field">
        <p className={styles.problem} />
      </template>
    </>
  );
}

/** What can befall any form on its way; what was typed stays where it is. */
export function FailureTexts({ page, phone }: { page: PageContext; phone: string | null }) {
  const { t } = page;
  const boxes = [
    ['rate-limited', t('failure.rateLimited')],
    ['unavailable', t('request.unavailable')],
    ['offline', t('request.offline')],
  ] as const;
  return boxes.map(([box, title]) => (
    <template key={box} data-box={box}>
      <Alert tone="danger" title={title}>
        {box === 'unavailable' && phone !== null && <PhoneLine page={page} phone={phone} />}
      </Alert>
    </template>
  ));
}

import type { PageContext } from '~/page/contract';
import { Alert } from '~/ui/alert';

/** Shown by the script where the cars could not be fetched. */
export function ChosenFailure({ page: { t, href, path } }: { readonly page: PageContext }) {
  return (
    <Alert
      tone="danger"
      live
      hidden
      data-part="error"
      action={<a href={href(path)}>{t('error.tryAgain')}</a>}
    >
      {t('saved.failed')}
    </Alert>
  );
}

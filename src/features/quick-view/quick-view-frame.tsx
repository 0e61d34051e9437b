import type { PageContext } from '~/page/contract';
import { Island } from '~/ui/island/island';
import quickView from './quick-view.island';

/** What opens the quick views of a page's cards; once per page with cards. It wakes by the first click on one of their buttons. */
export function QuickViewFrame({ page: { t } }: { readonly page: Pick<PageContext, 't'> }) {
  const texts = {
    close: t('shell.close'),
    loading: t('shell.loading'),
    error: t('list.quickViewError'),
    errorHelp: t('list.quickViewErrorHelp'),
    tryAgain: t('error.tryAgain'),
    full: t('list.quickViewFull'),
  };
  return <Island island={quickView} when="click" clicks="[data-quick]" props={{ texts }} />;
}

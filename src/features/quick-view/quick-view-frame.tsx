import type { PageContext } from '~/page/contract';
import { Alert } from '~/ui/alert';
import { Button, IconButton, LinkButton } from '~/ui/button';

/**
 * What stands around every quick view of a page, and what is shown until it has come, or when it does not come. Once
 * per page with cards, as a template; `quick-view.enhance.ts` fills it and brings its style sheet.
 */
export function QuickViewFrame({ page: { t } }: { readonly page: Pick<PageContext, 't'> }) {
  return (
    <template data-quick-view="">
      <div data-quick-frame="">
        <header>
          {/* Written by the script: a heading must not be empty. */}
          <h2 tabIndex={-1}>{t('list.quickView')}</h2>
          <IconButton icon="Cross" label={t('shell.close')} data-quick-close="" />
        </header>
        <div data-quick-body="" />
        <Alert
          tone="danger"
          live
          hidden
          title={t('list.quickViewError')}
          action={
            <Button variant="secondary" size="s" data-quick-again="">
              {t('error.tryAgain')}
            </Button>
          }
        >
          {t('list.quickViewErrorHelp')}
        </Alert>
        <p role="status" className="visually-hidden" data-loading={t('shell.loading')} />
        <footer>
          <LinkButton href="" block data-quick-full="">
            {t('list.quickViewFull')}
          </LinkButton>
        </footer>
      </div>
    </template>
  );
}

import { requestFormStyles as look, PhoneLine } from '~/features/request-form';
import { sentStateOf } from '~/features/request-form/server';
import type { BlockView, BlockViewProps, FieldsOf, FormState, PageContext } from '~/page/contract';
import { linkAttributes } from '~/page/link';
import { elementOf } from '~/page/title-tag';
import { FORM_ENDPOINT } from '~/sites/paths';
import { Alert } from '~/ui/alert';
import { Button } from '~/ui/button';
import { classNames } from '~/ui/class-names';
import { ErrorSummary } from '~/ui/error-summary';
import { Heading } from '~/ui/heading';
import { Container } from '~/ui/layout';
import { RichText } from '~/ui/rich-text';
import { LISTED, SellCarFields } from './sell-car-fields';
import type { block } from './sell-car-form.block';
import styles from './sell-car-form.module.css';
import { SellCarTemplates, SellCarThanks } from './sell-car-thanks';

type Props = BlockViewProps<FieldsOf<typeof block>, null>;

/** `NordhemSellCarForm`: the site's name without spaces, then the kind (SELL-FORM-3). */
const formNameOf = ({ site }: Pick<PageContext, 'site'>) => `${site.name.replaceAll(/\s/g, '')}SellCarForm`;

/**
 * An ordinary form that a server answers; its script sends it without leaving the page. What a visitor without a script
 * has sent comes back with what is wrong, or with thanks.
 */
export const view: BlockView<FieldsOf<typeof block>> = (props) => {
  const { fields, page, uid } = props;
  const titled = fields.Title !== '';
  const worded = titled || fields.Text !== '';
  const state = sentStateOf(page, { formName: formNameOf(page), carId: '', siteId: '' });
  return (
    <section className={styles.root} {...(titled && { 'aria-labelledby': `${uid}-title` })}>
      <Container width="content" className={classNames(styles.columns, !worded && styles.single)}>
        {worded && (
          <div className={styles.words}>
            {titled && (
              <Heading id={`${uid}-title`} tag={elementOf(fields.TitleTag)} size="xl">
                {fields.Title}
              </Heading>
            )}
            <RichText html={fields.Text} />
          </div>
        )}
        <div id="sell-car-form" className={look.root} data-enhance="sell-car-form">
          {state?.outcome === 'sent' ? (
            <SellCarThanks page={page} confirmation={state.confirmation ?? null} />
          ) : (
            <>
              <OpenForm {...props} state={state} />
              <SellCarTemplates page={page} />
            </>
          )}
        </div>
      </Container>
    </section>
  );
};

function OpenForm({ fields, page, uid, state }: Props & { state: FormState | null }) {
  const { t } = page;
  const privacy = linkAttributes(page, fields.PrivacyLink);
  return (
    <form method="post" action={FORM_ENDPOINT} acceptCharset="utf-8" className={look.form}>
      <input type="hidden" name="formName" defaultValue={formNameOf(page)} />
      <input type="hidden" name="sourceUrl" defaultValue={encodeURI(page.href(page.path))} />
      <div className={look.trap} aria-hidden="true">
        <input type="text" name="website" tabIndex={-1} autoComplete="off" />
      </div>
      <div data-messages="" className={look.messages}>
        {state !== null && <Outcome state={state} page={page} uid={uid} />}
      </div>
      <p className={look.hint}>{t('form.requiredHint')}</p>
      <SellCarFields page={page} uid={uid} values={state?.values ?? {}} problems={state?.problems ?? {}} />
      <div className={look.actions}>
        <Button type="submit" size="l" className={look.send} data-sending={t('form.sending')}>
          {t('sell.send')}
        </Button>
        <p className={look.privacy}>
          {t('form.privacy')}
          {privacy !== null && (
            <>
              {' '}
              <a {...privacy}>{fields.PrivacyLink?.text || t('form.privacyLink')}</a>
            </>
          )}
        </p>
      </div>
    </form>
  );
}

/** What came back from the server when the form was sent without its script. */
function Outcome({ state, page, uid }: { state: FormState; page: PageContext; uid: string }) {
  const { t } = page;
  if (state.outcome === 'invalid') {
    const errors = LISTED.flatMap((name) => {
      const message = state.problems[name];
      return message === undefined ? [] : [{ field: `${uid}-${name}`, message }];
    });
    return <ErrorSummary title={state.message ?? t('form.errorTitle')} errors={errors} />;
  }
  return (
    <Alert tone="danger" title={state.message ?? t('sellCarFormError')} live>
      <PhoneLine page={page} phone={page.site.contact.phone} />
      {state.reference !== null && (
        <p className={look.reference}>{t('error.reference', { reference: state.reference })}</p>
      )}
    </Alert>
  );
}

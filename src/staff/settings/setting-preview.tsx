import { loanWarning, translator } from '~/messages';
import { kindOf, loanPlanOf, quoteProductsOf } from '~/modules/settings';
import { townLine } from '~/platform/postal-address';
import { Checkbox } from '~/ui/form/controls';
import { LoanWarning } from '~/ui/text/loan-warning';
import sides from '../layout/two-sides.module.css';
import { LoanPreview, QuotesPreview } from './finance-preview';
import type { SettingProps } from './setting-props';
import styles from './settings.module.css';

/** The parts of pages that a setting changes, as visitors see them. */
export function SettingPreview(props: SettingProps) {
  const { frame, state, language } = props;
  const { t } = frame;
  return (
    <section className={sides.preview} aria-labelledby="preview">
      <h2 id="preview">{t('staffSettings.previewTitle')}</h2>
      {Object.keys(state.problems).length > 0 && (
        <p className={sides.hint}>{t('staffSettings.previewProblem')}</p>
      )}
      <div lang={language} className={styles.shown}>
        <Shown {...props} />
      </div>
    </section>
  );
}

/** What is previewed, as it would be kept. */
function storedValue({ site, language, opened, previewed }: SettingProps): object | null {
  const read = kindOf(opened.setting).read(previewed, { site, language });
  return read.ok ? read.value : null;
}

function Shown(props: SettingProps) {
  const { site, language, opened, previewed } = props;
  const words = translator(language);
  const { phone = '', email = '', street = '', zip = '', city = '', body = '' } = previewed;
  switch (opened.setting) {
    case 'contact':
      return (
        <address className={styles.address}>
          <strong>{site.organisation.legalName}</strong>
          <span>{street}</span>
          <span>{townLine(zip, city)}</span>
          <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{words('error.call', { phone })}</a>
          <a href={`mailto:${email}`}>{email}</a>
        </address>
      );
    case 'consent':
      return (
        <>
          <Checkbox
            label={`${(previewed.processing ?? '').replaceAll('{site}', site.name)} *`}
            name="example-processing"
          />
          <Checkbox
            label={`${previewed.newsletter ?? ''} (${words('form.optional')})`}
            name="example-newsletter"
            aria-describedby="example-hint"
          />
          <p id="example-hint" className={sides.hint}>
            {previewed.newsletterHint}
          </p>
        </>
      );
    case 'loan':
      return <LoanPreview {...props} plan={loanPlanOf(storedValue(props))} />;
    case 'quotes':
      return <QuotesPreview {...props} products={quoteProductsOf(storedValue(props)) ?? []} />;
    case 'loanWarning':
      return <LoanWarning heading={loanWarning(words, site.country).heading} body={body} />;
  }
}

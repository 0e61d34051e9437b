import type { Calculation } from '~/modules/leads';
import { DRIVE_TIMES_PATH, driveHref } from '~/modules/test-drives';
import type { FormState, PageContext } from '~/page/contract';
import { Island } from '~/ui/island/island';
import { CONTACT_KEYS, type ContactFormProps, DEALER_KEYS } from './contact-form';
import contactForm from './contact-form.island';
import { optionalRule, rule, senderRules } from './fields/field-texts';
import { CALCULATION_FIELD } from './fields/note-calculation';
import type { PrivacyLink } from './fields/privacy-note';
import { REASON_HASH } from './fields/reason-boxes';
import { VISITOR } from './fields/sender-names';
import styles from './request-form.module.css';
import {
  type DealerChoice,
  formNameOf,
  type RequestFormKind,
  type RequestReceiver,
  sentStateOf,
} from './request-form-model';
import { ThanksPanel } from './request-thanks';

export interface RequestFormProps {
  readonly page: PageContext;
  readonly kind: RequestFormKind;
  /** Prefix of element ids, unique on the page. */
  readonly uid: string;
  readonly car?: { readonly id: string; readonly title: string };
  /** Of a car: the offers that its page first shows; `noteCalculation` adds what the visitor tries out. */
  readonly calculation?: Calculation | null;
  readonly siteId?: string;
  readonly receiver: RequestReceiver | null;
  /** Whom the visitor writes to, in the texts. */
  readonly dealer: string;
  /** Called by visitors whose request does not get through. */
  readonly phone: string | null;
  /** For sample cars, which stand nowhere yet: the visitor chooses (REQUEST-5). */
  readonly dealers?: readonly DealerChoice[];
  /** Whether times for a test drive are offered for the car. */
  readonly hasDriveTimes?: boolean;
  /** Where the visitor reads how personal data are handled. */
  readonly privacy?: PrivacyLink | null;
}

/**
 * The contact, quote and test-drive request: an island, which without a script is an ordinary form that a server
 * answers.
 */
export function RequestForm(props: RequestFormProps) {
  const { page, dealer } = props;
  const own = { carId: props.car?.id ?? '', siteId: props.siteId ?? '' };
  const state = sentStateOf(page, { ...own, formName: formNameOf(page.site, props.kind) });
  return (
    <div id="contact-form" className={styles.root}>
      <span id="contact-quote" className={styles.anchor} />
      <span id="contact-testdrive" className={styles.anchor} />
      {state?.outcome === 'sent' ? (
        <ThanksPanel
          t={page.t}
          title={page.t('form.successTitle')}
          sentTo={page.t('form.successText', { dealer })}
          confirmation={state.confirmation ?? null}
          again={null}
        />
      ) : (
        <Island
          island={contactForm}
          props={islandProps(props, state)}
          when="interaction"
          hash={REASON_HASH}
        />
      )}
    </div>
  );
}

function islandProps(props: RequestFormProps, returned: FormState | null): ContactFormProps {
  const { page, uid, car, calculation = null, dealers = [], dealer, phone, privacy = null } = props;
  return {
    uid,
    returned,
    dealers,
    dealer,
    phone,
    privacy,
    texts: page.texts(CONTACT_KEYS),
    dealerTexts: dealers.length === 0 ? null : page.texts(DEALER_KEYS),
    rules: rulesOf(page, dealers.length > 0, props.hasDriveTimes === true),
    hidden: hiddenValues(props),
    // What was tried out before a script-less round trip is not forgotten.
    calculation:
      calculation === null ? null : returned?.values[CALCULATION_FIELD] || JSON.stringify(calculation),
    isAboutCar: car !== undefined,
    drive: driveOffer(props),
  };
}

/** Where the times of the car are; null where none are offered. */
function driveOffer({ page, car, hasDriveTimes = false }: RequestFormProps): ContactFormProps['drive'] {
  if (car === undefined || !hasDriveTimes) return null;
  const { site, language } = page;
  return {
    times: `${DRIVE_TIMES_PATH}?${new URLSearchParams({ car: car.id, l: language })}`,
    page: driveHref('book', site, language, { car: car.id }),
  };
}

function rulesOf(page: PageContext, isDealerChosen: boolean, hasTimes: boolean): ContactFormProps['rules'] {
  const { t } = page;
  return {
    ...(isDealerChosen && { siteName: rule(page, 'siteName', t('form.sellerMissing')) }),
    ...senderRules(page, VISITOR),
    message: optionalRule(page, 'message'),
    ...(hasTimes && { driveTime: rule(page, 'driveTime', t('form.driveTaken')) }),
  };
}

/** What the form says of itself. */
function hiddenValues({
  page,
  kind,
  car,
  siteId,
  receiver,
}: RequestFormProps): Readonly<Record<string, string>> {
  const given = { car: car?.title ?? '', carId: car?.id ?? '', siteId: siteId ?? '' };
  return {
    formName: formNameOf(page.site, kind),
    ...Object.fromEntries(Object.entries(given).filter(([, value]) => value !== '')),
    toName: receiver?.name ?? '',
    toEmail: receiver?.email ?? '',
    sourceUrl: encodeURI(page.href(page.path)),
  };
}

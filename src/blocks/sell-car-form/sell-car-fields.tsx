import { readerOf } from '~/features/record-text';
import { EMAIL_PATTERN, requestFormStyles as look, PHONE_PATTERN } from '~/features/request-form';
import { PHONE_EXAMPLES } from '~/features/request-form/server';
import { MAX_LENGTH, SELL_OPTIONS } from '~/modules/leads/browser';
import { readDistanceUnit } from '~/modules/stock';
import type { PageContext } from '~/page/contract';
import { FieldGroup, Radio, TextArea, TextInput } from '~/ui/controls';
import { Field } from '~/ui/field';
import { EstimatePanel } from './estimate-panel';
import styles from './sell-car-form.module.css';

export interface SellCarFieldsProps {
  readonly page: PageContext;
  readonly uid: string;
  /** What a visitor without JavaScript has typed before, by field. */
  readonly values: Readonly<Record<string, string>>;
  readonly problems: Readonly<Record<string, string>>;
}

/** In the order in which they stand, for the summary of what is wrong. */
export const LISTED = [
  'option',
  'regno',
  'milage',
  'customerName',
  'customerPhone',
  'customerEmail',
  'other',
] as const;

const OPTION_LABELS = { sell: 'sell.optionSell', 'trade-in': 'sell.optionTradeIn' } as const;

/** At least one character that is no space. */
const NOT_BLANK = '.*\\S.*';

/** The fields (SELL-FORM-3), each with the messages that its script shows (SELL-FORM-2). */
export function SellCarFields(props: SellCarFieldsProps) {
  const { page, uid, values, problems } = props;
  const { t } = page;
  return (
    <div className={look.fields}>
      <OptionField {...props} />
      <CarFields {...props} />
      <EstimatePanel page={page} />
      <CustomerFields {...props} />
      <Field
        label={t('form.message')}
        id={`${uid}-other`}
        hint={t('sell.otherHint')}
        error={problems.other}
        optionalText={t('form.optional')}
      >
        {(control) => (
          <TextArea
            {...control}
            name="other"
            maxLength={MAX_LENGTH.other}
            defaultValue={values.other}
            data-missing=""
            data-malformed=""
            data-too-long={t('form.tooLong', { max: MAX_LENGTH.other })}
          />
        )}
      </Field>
    </div>
  );
}

/** Sell or trade in. The first choice carries the messages of both. */
function OptionField({ page: { t }, uid, values, problems }: SellCarFieldsProps) {
  const error = problems.option;
  return (
    <div data-place="">
      <FieldGroup legend={`${t('sell.option')} *`}>
        <div className={styles.options}>
          {SELL_OPTIONS.map((option, at) => (
            <Radio
              key={option}
              name="option"
              value={option}
              required
              label={t(OPTION_LABELS[option])}
              defaultChecked={values.option === option}
              {...(at === 0 && {
                id: `${uid}-option`,
                'data-missing': t('sell.optionMissing'),
                'data-malformed': t('sell.optionMissing'),
                ...(error !== undefined && {
                  'aria-invalid': true,
                  'aria-describedby': `${uid}-option-error`,
                }),
              })}
            />
          ))}
        </div>
      </FieldGroup>
      {error !== undefined && (
        <p id={`${uid}-option-error`} className={look.problem}>
          {error}
        </p>
      )}
    </div>
  );
}

function CarFields({ page, uid, values, problems }: SellCarFieldsProps) {
  const { t } = page;
  return (
    <div className={look.pair}>
      <Field label={t('sell.regno')} id={`${uid}-regno`} error={problems.regno} required>
        {(control) => (
          <TextInput
            {...control}
            name="regno"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={MAX_LENGTH.regno}
            pattern={NOT_BLANK}
            defaultValue={values.regno}
            className={styles.plate}
            data-missing={t('sell.regnoMissing')}
            data-malformed={t('sell.regnoMissing')}
            data-too-long={t('form.tooLong', { max: MAX_LENGTH.regno })}
          />
        )}
      </Field>
      <Field
        label={`${t('sell.milage')} (${milageUnit(page)})`}
        id={`${uid}-milage`}
        error={problems.milage}
        required
      >
        {(control) => (
          <TextInput
            {...control}
            type="number"
            inputMode="numeric"
            name="milage"
            autoComplete="off"
            min={0}
            max={999_999_999}
            step="any"
            defaultValue={values.milage}
            data-missing={t('sell.milageMissing')}
            data-malformed={t('sell.milageInvalid')}
            data-too-long={t('sell.milageInvalid')}
          />
        )}
      </Field>
    </div>
  );
}

function CustomerFields({ page, uid, values, problems }: SellCarFieldsProps) {
  const { t } = page;
  const tooLong = (field: keyof typeof MAX_LENGTH) => t('form.tooLong', { max: MAX_LENGTH[field] });
  return (
    <>
      <Field label={t('form.name')} id={`${uid}-customerName`} error={problems.customerName} required>
        {(control) => (
          <TextInput
            {...control}
            name="customerName"
            autoComplete="name"
            maxLength={MAX_LENGTH.customerName}
            pattern={NOT_BLANK}
            defaultValue={values.customerName}
            data-missing={t('form.nameMissing')}
            data-malformed={t('form.nameMissing')}
            data-too-long={tooLong('customerName')}
          />
        )}
      </Field>
      <div className={look.pair}>
        <Field label={t('form.phone')} id={`${uid}-customerPhone`} error={problems.customerPhone} required>
          {(control) => (
            <TextInput
              {...control}
              type="tel"
              name="customerPhone"
              autoComplete="tel"
              maxLength={MAX_LENGTH.customerPhone}
              pattern={PHONE_PATTERN}
              defaultValue={values.customerPhone}
              data-missing={t('form.phoneMissing')}
              data-malformed={t('form.phoneInvalid', { example: PHONE_EXAMPLES[page.site.country] })}
              data-too-long={tooLong('customerPhone')}
            />
          )}
        </Field>
        <Field label={t('form.email')} id={`${uid}-customerEmail`} error={problems.customerEmail} required>
          {(control) => (
            <TextInput
              {...control}
              type="email"
              name="customerEmail"
              autoComplete="email"
              maxLength={MAX_LENGTH.customerEmail}
              pattern={EMAIL_PATTERN}
              defaultValue={values.customerEmail}
              data-missing={t('form.emailMissing')}
              data-malformed={t('form.emailInvalid')}
              data-too-long={tooLong('customerEmail')}
            />
          )}
        </Field>
      </div>
    </>
  );
}

/** The dealer reads mil; who does not read Swedish is told what that is. */
function milageUnit(page: PageContext): string {
  const { distanceUnit } = page.site.features;
  return distanceUnit === readDistanceUnit(readerOf(page))
    ? distanceUnit
    : `${distanceUnit}, 1 ${distanceUnit} = 10 km`;
}

import { type Ref, useRef } from 'react';
import {
  CUSTOMER,
  FieldPair,
  GroupProblem,
  LongTextField,
  MilageField,
  PlateField,
  SenderFields,
  useFormContent,
  useGroupChoice,
} from '~/features/request-form';
import { SELL_OPTIONS } from '~/modules/leads/browser';
import { FieldGroup, Radio } from '~/ui/form/controls';
import { EstimatePanel } from './estimate-panel';
import styles from './sell-car-form.module.css';
import type { SellCarFormProps, SellCarTexts } from './sell-car-props';
import { useEstimate } from './use-estimate';

type Props = Pick<SellCarFormProps, 'milageUnit' | 'isValued' | 'texts'> & { readonly t: SellCarTexts };

/** The fields (SELL-FORM-3). */
export function SellCarFields(props: Props) {
  const { t } = props;
  return (
    <>
      <OptionField t={t} />
      {props.isValued ? <ValuedCarFields {...props} /> : <CarFields {...props} />}
      <SenderFields names={CUSTOMER} />
      <LongTextField name="other" label={t('form.message')} hint={t('sell.otherHint')} />
    </>
  );
}

const OPTION_LABELS = { sell: 'sell.optionSell', 'trade-in': 'sell.optionTradeIn' } as const;

/** Sell or trade in. The first choice stands for both. */
function OptionField({ t }: Pick<Props, 't'>) {
  const { values } = useFormContent();
  const group = useGroupChoice('option');
  return (
    <div>
      <FieldGroup legend={t('sell.option')} required>
        <div className={styles.options}>
          {SELL_OPTIONS.map((option, at) => (
            <Radio
              key={option}
              {...(at === 0 && group)}
              name="option"
              value={option}
              required
              label={t(OPTION_LABELS[option])}
              defaultChecked={values.option === option}
            />
          ))}
        </div>
      </FieldGroup>
      <GroupProblem name="option" />
    </div>
  );
}

/** Plate and mileage, and what the car may be traded in for as soon as both are there. */
function ValuedCarFields(props: Props) {
  const fields = useRef<HTMLDivElement>(null);
  const { estimate, ask, askSoon } = useEstimate(fields, props.texts.language);
  return (
    <>
      <CarFields {...props} ref={fields} onLeft={() => void ask()} onMilage={askSoon} />
      <EstimatePanel estimate={estimate} t={props.t} />
    </>
  );
}

interface CarFieldsProps extends Pick<Props, 'milageUnit' | 't'> {
  readonly ref?: Ref<HTMLDivElement>;
  readonly onLeft?: () => void;
  readonly onMilage?: () => void;
}

function CarFields({ ref, milageUnit, t, onLeft, onMilage }: CarFieldsProps) {
  return (
    <FieldPair ref={ref}>
      <PlateField label={t('sell.regno')} className={styles.plate} onBlur={onLeft} />
      <MilageField
        label={`${t('sell.milage')} (${milageUnit})`}
        required
        onBlur={onLeft}
        onInput={onMilage}
      />
    </FieldPair>
  );
}

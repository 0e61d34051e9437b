import { readerOf } from '~/features/record-text';
import { requestFormStyles as look } from '~/features/request-form';
import {
  CUSTOMER,
  formNameOf,
  optionalRule,
  privacyLink,
  RequestSection,
  rule,
  senderRules,
  sentStateOf,
} from '~/features/request-form/server';
import { readDistanceUnit } from '~/modules/stock';
import type { BlockView, BlockViewProps, FieldsOf, FormState, PageContext } from '~/page/contract';
import { Island } from '~/ui/island/island';
import { SellCarThanks } from './sell-car-form';
import type { block } from './sell-car-form.block';
import sellCarForm from './sell-car-form.island';
import styles from './sell-car-form.module.css';
import { SELL_CAR_KEYS, type SellCarFormProps } from './sell-car-props';

type Props = BlockViewProps<FieldsOf<typeof block>, null>;

/** What a visitor without a script has sent comes back with what is wrong, or with thanks. */
export const view: BlockView<FieldsOf<typeof block>> = (props) => {
  const { fields, page, uid } = props;
  const state = sentStateOf(page, { formName: formNameOf(page.site, 'SellCarForm'), carId: '', siteId: '' });
  return (
    <RequestSection uid={uid} words={fields} className={styles.root}>
      <div id="sell-car-form" className={look.root}>
        {state?.outcome === 'sent' ? (
          <SellCarThanks
            t={page.t}
            dealer={page.site.name}
            confirmation={state.confirmation ?? null}
            href={againHref(page)}
          />
        ) : (
          <Island island={sellCarForm} props={islandProps(props, state)} when="interaction" />
        )}
      </div>
    </RequestSection>
  );
};

const againHref = (page: PageContext): string => `${page.href(page.path)}#sell-car-form`;

const islandProps = ({ fields, page, uid }: Props, returned: FormState | null): SellCarFormProps => ({
  uid,
  returned,
  texts: page.texts(SELL_CAR_KEYS),
  rules: rulesOf(page),
  hidden: { formName: formNameOf(page.site, 'SellCarForm'), sourceUrl: encodeURI(page.href(page.path)) },
  dealer: page.site.name,
  phone: page.site.contact.phone,
  privacy: privacyLink(page, fields.PrivacyLink),
  milageUnit: milageUnit(page),
  isValued: page.site.valuation !== undefined,
  againHref: againHref(page),
});

function rulesOf(page: PageContext): SellCarFormProps['rules'] {
  const { t } = page;
  return {
    option: rule(page, 'option', t('sell.optionMissing')),
    regno: rule(page, 'regno', t('sell.regnoMissing')),
    milage: rule(page, 'milage', t('sell.milageMissing'), t('sell.milageInvalid')),
    ...senderRules(page, CUSTOMER),
    other: optionalRule(page, 'other'),
  };
}

/** The dealer reads mil; who does not read Swedish is told what that is. */
function milageUnit(page: PageContext): string {
  const { distanceUnit } = page.site.features;
  return distanceUnit === readDistanceUnit(readerOf(page))
    ? distanceUnit
    : `${distanceUnit}, 1 ${distanceUnit} = 10 km`;
}

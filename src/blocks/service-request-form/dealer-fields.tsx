import type { RefObject } from 'react';
import { distanceLabel, placeSuggestions } from '~/features/car-search/browser';
import { useFormContent } from '~/features/request-form';
import { Button } from '~/ui/button';
import { Combobox } from '~/ui/combobox/combobox';
import { Select } from '~/ui/form/controls';
import { Field } from '~/ui/form/field';
import { PLACE } from './place-parameter';
import styles from './service-request-form.module.css';
import type { ServiceRequestFormProps, ServiceRequestTexts } from './service-request-props';
import type { Nearest } from './use-nearest';

/** Suggestions come after more than two characters and stay so long after the box is left (TOWN-1). */
const MIN_LENGTH = 3;
const HIDE_MS = 300;

/** Id of the form that looks for a town; its box and button stand inside the form that is sent. */
export const placeFormId = (uid: string): string => `${uid}-place-form`;

interface Props extends Pick<ServiceRequestFormProps, 'data' | 'locale' | 'distanceUnit'> {
  readonly t: ServiceRequestTexts;
  readonly nearest: Nearest;
  readonly choice: RefObject<HTMLSelectElement | null>;
}

/** A town to look from, and the dealers with the nearest first; the motorcycle dealer is a fixed single choice. */
export function DealerFields(props: Props) {
  const { data, nearest, choice, t } = props;
  const { uid, values, problems } = useFormContent();
  const fixed = data.vehicle === 'motorcycle';
  const first = fixed || data.near?.position ? data.dealers[0]?.name : undefined;
  return (
    <>
      {!fixed && <PlaceField {...props} />}
      <Field
        label={fixed ? t('serviceRequest.fixedDealer') : t('serviceRequest.dealer')}
        id={`${uid}-siteName`}
        error={problems.siteName}
        required
      >
        {(control) => (
          <Select {...control} ref={choice} name="siteName" defaultValue={values.siteName || first || ''}>
            {!fixed && <option value="">{t('serviceRequest.dealerChoose')}</option>}
            {nearest.dealers.map(({ name, geocoord }) => (
              <option key={name} value={name}>
                {withDistance(name, distanceTo(geocoord, props), t)}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </>
  );
}

function PlaceField(props: Props) {
  const { t, data } = props;
  const { uid } = useFormContent();
  const id = `${uid}-place`;
  const form = placeFormId(uid);
  return (
    <Field label={t('serviceRequest.place')} id={id} hint={t('serviceRequest.placeHint')}>
      {(control) => (
        <>
          <div className={styles.place}>
            <Combobox
              {...placeSuggestions({ t })}
              id={id}
              minLength={MIN_LENGTH}
              hideAfter={HIDE_MS}
              submits
              credit={t('near.credit')}
              {...(styles.town !== undefined && { className: styles.town })}
              input={{
                ...control,
                form,
                name: PLACE,
                maxLength: 80,
                defaultValue: data.near?.place ?? '',
                placeholder: t('near.placeholder'),
              }}
            />
            <Button type="submit" form={form} variant="secondary" iconBefore="Pin">
              {t('serviceRequest.placeSearch')}
            </Button>
          </div>
          <p role="status" className={styles.nearest} data-nearest="">
            {nearestText(props)}
          </p>
        </>
      )}
    </Field>
  );
}

/** What came of the search for a town, in words. */
function nearestText(props: Props): string {
  const { t, nearest } = props;
  const { answer, place, dealers } = nearest;
  const [first] = dealers;
  if (answer === 'failed') return t('workshop.placeFailed');
  if (answer === 'unknown') return t('workshop.placeUnknown', { place });
  if (answer === 'none' || first === undefined) return '';
  const distance = distanceTo(first.geocoord, props);
  return distance === null ? '' : t('serviceRequest.nearest', { place, dealer: first.name, distance });
}

const distanceTo = (geocoord: string, { nearest, locale, distanceUnit }: Props): string | null =>
  nearest.from === null
    ? null
    : distanceLabel(nearest.from, geocoord, { site: { features: { distanceUnit } }, locale });

const withDistance = (dealer: string, distance: string | null, t: ServiceRequestTexts): string =>
  distance === null ? dealer : t('serviceRequest.dealerAway', { dealer, distance });

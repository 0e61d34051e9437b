import { howFar, placeSuggestions } from '~/features/car-search/browser';
import type { PageContext } from '~/page/contract';
import { Button } from '~/ui/button';
import { Combobox } from '~/ui/combobox';
import { Select, TextInput } from '~/ui/controls';
import { Field } from '~/ui/field';
import type { ServiceRequestFieldsProps } from './service-request-fields-props';
import { PLACE, type ServiceDealerChoice, type ServiceRequestData } from './service-request-form.data';
import styles from './service-request-form.module.css';

/** Suggestions come after more than two characters and stay so long after the box is left (TOWN-1). */
const LEAST = 3;
const HIDE_MS = 300;

/** Id of the form that looks for a town; its box and button stand inside the form that is sent. */
export const placeFormId = (uid: string): string => `${uid}-place-form`;

/** A town to look from, and the dealers with the nearest first; the motorcycle dealer is a fixed single choice. */
export function DealerFields(props: ServiceRequestFieldsProps) {
  const { page, uid, data, values, problems } = props;
  const { t } = page;
  const fixed = data.vehicle === 'motorcycle';
  const isNear = data.near !== null && data.near.position !== null;
  const first = fixed || isNear ? data.dealers[0]?.name : undefined;
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
          <Select
            {...control}
            name="siteName"
            autoComplete="off"
            defaultValue={values.siteName || first || ''}
            data-missing={t('serviceRequest.dealerMissing')}
            data-malformed={t('serviceRequest.dealerMissing')}
            data-too-long={t('serviceRequest.dealerMissing')}
          >
            {!fixed && <option value="">{t('serviceRequest.dealerChoose')}</option>}
            {data.dealers.map((dealer) => (
              <option
                key={dealer.name}
                value={dealer.name}
                data-email={dealer.email}
                data-at={dealer.geocoord}
              >
                {dealerText(dealer, data, page)}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </>
  );
}

function PlaceField({ page, uid, data }: ServiceRequestFieldsProps) {
  const { t } = page;
  const id = `${uid}-place`;
  const form = placeFormId(uid);
  return (
    <Field label={t('serviceRequest.place')} id={id} hint={t('serviceRequest.placeHint')}>
      {(control) => (
        <>
          <div className={styles.place}>
            <Combobox
              {...placeSuggestions(page)}
              id={id}
              minLength={LEAST}
              hideAfter={HIDE_MS}
              submits
              credit={t('near.credit')}
            >
              <TextInput
                {...control}
                form={form}
                type="search"
                name={PLACE}
                maxLength={80}
                defaultValue={data.near?.place ?? ''}
                placeholder={t('near.placeholder')}
                autoComplete="off"
                enterKeyHint="search"
              />
            </Combobox>
            <Button type="submit" form={form} variant="secondary" iconBefore="Pin">
              {t('serviceRequest.placeSearch')}
            </Button>
          </div>
          <p role="status" className={styles.nearest} data-nearest="" {...nearestTexts(page)}>
            {nearestText(data, page)}
          </p>
        </>
      )}
    </Field>
  );
}

/** With holes in them, for the script to fill. */
const nearestTexts = ({ t, site }: PageContext) => ({
  'data-found': t('serviceRequest.nearest', { place: '{place}', dealer: '{dealer}', distance: '{distance}' }),
  'data-away': t('serviceRequest.dealerAway', { dealer: '{dealer}', distance: '{distance}' }),
  'data-unknown': t('workshop.placeUnknown', { place: '{place}' }),
  'data-failed': t('workshop.placeFailed'),
  'data-unit': site.features.distanceUnit,
});

function nearestText({ near, dealers }: ServiceRequestData, page: PageContext): string {
  const [first] = dealers;
  if (near === null || first === undefined) return '';
  if (near.position === null) return page.t('workshop.placeUnknown', { place: near.place });
  const distance = howFar(near.position, first.geocoord, page);
  return distance === null
    ? ''
    : page.t('serviceRequest.nearest', { place: near.place, dealer: first.name, distance });
}

function dealerText(
  { name, geocoord }: ServiceDealerChoice,
  { near }: ServiceRequestData,
  page: PageContext,
): string {
  const distance = near === null || near.position === null ? null : howFar(near.position, geocoord, page);
  return distance === null ? name : page.t('serviceRequest.dealerAway', { dealer: name, distance });
}

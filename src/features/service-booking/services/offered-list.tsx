import type { OfferedService } from '~/modules/workshop';
import { Checkbox, TextArea } from '~/ui/form/controls';
import { Field } from '~/ui/form/field';
import { formatDistance, formatPrice } from '~/ui/text/format';
import { List } from '~/ui/text/list';
import { useBooking } from '../state/booking-context';
import { MAX_SERVICE_TEXT } from '../state/store';
import { LinePrice } from '../summary/service-lines';
import styles from './offered-list.module.css';

interface Props {
  readonly services: readonly OfferedService[];
  readonly kind: 'toggleService' | 'toggleAddOn';
}

/** Services to tick, each with what it costs, what is included and, once ticked, room to describe it. */
export function OfferedList({ services, kind }: Props) {
  return (
    <List className={styles.list}>
      {services.map((service) => (
        <Offered key={service.id} service={service} kind={kind} />
      ))}
    </List>
  );
}

function Offered({ service, kind }: { readonly service: OfferedService; readonly kind: Props['kind'] }) {
  const { state, dispatch, t, uid, site } = useBooking();
  const { locale, currency } = site;
  const { id, name, description, listItems, unit, unitAbbreviation, price } = service;
  const chosen = state.services[id];
  const base = `${uid}-${id}`;
  return (
    <li className={styles.offer} data-service={id} data-chosen={chosen === undefined ? undefined : ''}>
      <div className={styles.head}>
        <Checkbox
          className={styles.tick}
          label={<span className={styles.name}>{name}</span>}
          checked={chosen !== undefined}
          aria-describedby={`${base}-about`}
          onChange={() => dispatch({ type: kind, service })}
        />
        <LinePrice line={service} t={t} id={base} locale={locale} currency={currency} />
      </div>
      <div className={styles.about}>
        <div id={`${base}-about`}>
          {unit !== null && (
            <p className={styles.quantity}>
              {t('summary.quantity', { count: unit, unit: unitAbbreviation })}
              {price !== null &&
                `\u00a0· ${t('summary.each', { price: formatPrice(price, locale, currency), unit: unitAbbreviation })}`}
            </p>
          )}
          {description !== '' && <p>{description}</p>}
        </div>
        {listItems.length > 0 && (
          <ul className={styles.items}>
            {listItems.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        )}
        <PriceNote service={service} />
        {chosen !== undefined && service.textInput && <Words id={id} text={chosen.text} name={name} />}
      </div>
    </li>
  );
}

/** Why there is no price, and what the customer can do about it; nothing where there is one, in figures or words. */
function PriceNote({ service }: { readonly service: OfferedService }) {
  const { state, t, site } = useBooking();
  const { price, priceKnown, needsMileage } = service;
  if (price !== null || priceKnown) return null;
  if (!needsMileage) return <p className={styles.quantity}>{t('booking.priceAfterCheck')}</p>;
  if (state.milage === null) return <p className={styles.quantity}>{t('booking.needsMileage')}</p>;
  const mileage = formatDistance(state.milage, site.locale, 'mil');
  return <p className={styles.quantity}>{t('booking.priceOutside', { mileage })}</p>;
}

/** CATALOGUE-6: at most 80 characters, with a counter. */
function Words({ id, text, name }: { readonly id: string; readonly text: string; readonly name: string }) {
  const { dispatch, t, uid } = useBooking();
  const field = `${uid}-${id}-text`;
  return (
    <div className={styles.words}>
      <Field id={field} label={t('booking.describe')} optionalText={t('form.optional')}>
        {(control) => (
          <TextArea
            {...control}
            rows={2}
            maxLength={MAX_SERVICE_TEXT}
            aria-label={`${t('booking.describe')}: ${name}`}
            aria-describedby={`${field}-count`}
            className={styles.text}
            value={text}
            onChange={(event) => dispatch({ type: 'serviceText', id, text: event.currentTarget.value })}
          />
        )}
      </Field>
      <p className={styles.counter}>
        <span aria-hidden="true">
          {text.length}/{MAX_SERVICE_TEXT}
        </span>
        <span id={`${field}-count`} className="visually-hidden">
          {t('booking.counterSaid', { count: text.length, max: MAX_SERVICE_TEXT })}
        </span>
      </p>
    </div>
  );
}

import { formatMoney } from '~/modules/stock';
import type { OfferedService, ServiceOffers } from '~/modules/workshop';
import { localeFor } from '~/sites';
import { Button } from '~/ui/button';
import { Checkbox, FieldGroup } from '~/ui/form/controls';
import type { StaffFrame } from '../staff.shell';
import { durationText } from '../workshop/booking-words';
import styles from './phone.module.css';

/** What is to be done: the services of this workshop for the car, with its prices and how long they take. */
export function ServiceChoice({
  frame,
  offers,
  chosen,
  isNext,
}: {
  readonly frame: StaffFrame;
  readonly offers: ServiceOffers;
  readonly chosen: readonly string[];
  /** It is what is left to do. */
  readonly isNext: boolean;
}) {
  const { t } = frame;
  const groups = serviceGroups(offers, frame);
  const names = groups.flatMap(({ services }) =>
    services.flatMap(({ id, name }) => (chosen.includes(id) ? [name] : [])),
  );
  const choices = (
    <>
      {groups.length === 0 && <p>{t('phone.noServices')}</p>}
      <ServiceBoxes frame={frame} groups={groups} chosen={chosen} isNext={isNext} />
      <div>
        <Button type="submit" name="step" value="times" variant="secondary">
          {t('phone.showTimes')}
        </Button>
      </div>
    </>
  );
  return (
    <section className={styles.part} aria-labelledby="work">
      <h2 id="work" className={styles.heading}>
        {t('phone.work')}
      </h2>
      {isNext || names.length === 0 ? (
        choices
      ) : (
        // Folded away, or the times would stand a screen further down.
        <details className={styles.folded}>
          <summary>{names.join(', ')}</summary>
          {choices}
        </details>
      )}
    </section>
  );
}

interface ServiceGroup {
  readonly id: string;
  readonly label: string;
  readonly services: readonly (Pick<OfferedService, 'id' | 'name'> & Partial<OfferedService>)[];
}

/** What is offered by category, add-ons last. */
export const serviceGroups = (
  { categories, addOns }: ServiceOffers,
  { t }: StaffFrame,
): readonly ServiceGroup[] => [
  ...categories,
  ...(addOns.length === 0 ? [] : [{ id: 'addOns', label: t('phone.addOns'), services: addOns }]),
];

/** A box to tick for each service. */
export function ServiceBoxes({
  frame,
  groups,
  chosen,
  isNext,
}: {
  readonly frame: StaffFrame;
  readonly groups: readonly ServiceGroup[];
  readonly chosen: readonly string[];
  /** Then the first one has the focus. */
  readonly isNext: boolean;
}) {
  const [first] = groups[0]?.services ?? [];
  return (
    <div className={styles.groups}>
      {groups.map(({ id, label, services }) => (
        <FieldGroup key={id} legend={label}>
          {services.map((service) => (
            <Checkbox
              key={service.id}
              name="service"
              value={service.id}
              defaultChecked={chosen.includes(service.id)}
              label={service.name}
              count={factsOf(service, frame)}
              autoFocus={isNext && service === first}
            />
          ))}
        </FieldGroup>
      ))}
    </div>
  );
}

/** `1 tim · 1 295 kr` */
function factsOf({ minutes, price, priceText }: Partial<OfferedService>, frame: StaffFrame): string {
  const { t } = frame;
  const cost = priceText ?? (price === null || price === undefined ? null : moneyText(price, frame));
  const time = minutes === undefined || minutes === 0 ? null : durationText(minutes, t);
  return [time, cost].filter(Boolean).join(' · ');
}

/** Whole units of the site's currency: `1 295 kr`. */
export const moneyText = (amount: number, { language, site }: StaffFrame): string =>
  formatMoney(Math.round(amount), site.currency, localeFor(site, language));

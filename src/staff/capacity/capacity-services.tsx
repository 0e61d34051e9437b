import { BRAND_CLASSES, type CapacityItem, priceItem, readPriceItem, type Service } from '~/modules/workshop';
import { Badge } from '~/ui/badge';
import { List } from '~/ui/text/list';
import { durationText } from '../workshop/booking-words';
import styles from './capacity.module.css';
import { Change, Origin, Release } from './capacity-parts';
import type { CapacityProps } from './capacity-props';
import { dateText, isOverridden, priceText, serviceName } from './capacity-words';

const inOrder = (a: Service, b: Service): number => a.sortOrder - b.sortOrder || (a.id < b.id ? -1 : 1);

/** What is done here, how long it takes and what it costs, now and from which day on otherwise. */
export function ServicesPanel(props: CapacityProps) {
  const { frame, capacity } = props;
  const { t, site, language } = frame;
  const { services, categories } = capacity;
  const groups = [
    ...categories
      .toSorted((a, b) => a.sortOrder - b.sortOrder)
      .map(({ id, labels }) => ({
        id,
        label: labels[language] ?? labels[site.languages[0]] ?? id,
        services: services.filter(({ kind, category }) => kind === 'service' && category === id),
      })),
    {
      id: 'add-ons',
      label: t('capacity.addOns'),
      services: services.filter(({ kind }) => kind === 'addOn'),
    },
  ].filter((group) => group.services.length > 0);
  return (
    <section className={styles.panel} aria-labelledby="services">
      <h2 id="services">{t('capacity.services')}</h2>
      <p className={styles.hint}>{t('capacity.pricesHint')}</p>
      {groups.map((group) => (
        <section key={group.id} aria-labelledby={`group-${group.id}`} className={styles.group}>
          <h3 id={`group-${group.id}`}>{group.label}</h3>
          <List className={styles.list}>
            {group.services.toSorted(inOrder).map((service) => (
              <ServiceRow key={service.id} {...props} service={service} />
            ))}
          </List>
        </section>
      ))}
    </section>
  );
}

function ServiceRow({ service, ...props }: CapacityProps & { readonly service: Service }) {
  const { frame, capacity } = props;
  const { t } = frame;
  const at: CapacityItem = { part: 'service', item: service.id };
  const shown = capacity.shown(at);
  if (shown?.part !== 'service') return null;
  const { isDone, minutes } = shown.shown;
  const name = serviceName(service, frame);
  const words = service.priceText[frame.language] ?? service.priceText[frame.site.languages[0]];
  return (
    <li className={styles.service}>
      <p className={styles.serviceHead}>
        <strong>{name}</strong>
        {isDone ? (
          <span className={styles.hint}>{durationText(minutes, t)}</span>
        ) : (
          <Badge tone="warning">{t('capacity.notDone')}</Badge>
        )}
        {isOverridden(capacity, at) && <Origin {...props} at={at} />}
        <span className={styles.rowActs}>
          <Change {...props} at={at} label={name} />
          <Release {...props} at={at} label={name} />
        </span>
      </p>
      {isDone &&
        (words === undefined ? (
          <Prices {...props} service={service} name={name} />
        ) : (
          <p className={styles.hint}>{words}</p>
        ))}
    </li>
  );
}

function Prices({
  service,
  name,
  ...props
}: CapacityProps & { readonly service: Service; readonly name: string }) {
  const { frame, capacity, today } = props;
  const { t } = frame;
  const ofService = capacity.overrides.flatMap(({ part, item, override }) => {
    const key = part === 'price' && override !== null ? readPriceItem(item) : null;
    return key?.serviceId === service.id ? [{ from: key.from, at: { part, item } as const }] : [];
  });
  const past = ofService.filter(({ from }) => from <= today).at(-1);
  const coming = ofService.filter(({ from }) => from > today);
  const now = { from: null, at: past?.at ?? null, shownAt: priceItem(service.id, today) };
  const rows = [now, ...coming.map(({ from, at }) => ({ from, at, shownAt: at.item }))];
  return (
    <>
      {rows.map(({ from, at, shownAt }) => {
        const shown = capacity.shown({ part: 'price', item: shownAt });
        if (shown?.part !== 'price') return null;
        const { prices, agreementPrices } = shown.shown;
        const label = from === null ? name : t('capacity.priceFrom', { service: name, date: from });
        return (
          <div key={shownAt} className={styles.prices}>
            <span className={styles.from}>
              {from === null ? t('capacity.now') : t('capacity.fromDay', { date: dateText(from, frame) })}
            </span>
            <dl className={styles.classes}>
              {BRAND_CLASSES.map((each) => (
                <div key={each}>
                  <dt>{t(`capacity.class.${each}`)}</dt>
                  <dd>{priceText(prices[each], agreementPrices[each], frame)}</dd>
                </div>
              ))}
            </dl>
            <span className={styles.rowActs}>
              {at !== null && (
                <>
                  <Origin {...props} at={at} />
                  <Change {...props} at={at} label={label} />
                  <Release {...props} at={at} label={label} />
                </>
              )}
              {from === null && (
                <Change
                  {...props}
                  at={{ part: 'price', item: service.id }}
                  label={name}
                  text={t('capacity.newPrice')}
                />
              )}
            </span>
          </div>
        );
      })}
    </>
  );
}

import { DESCRIPTION_MAX } from '~/modules/stock';
import { formatDate } from '~/platform/time';
import { Alert } from '~/ui/alert';
import { Badge } from '~/ui/badge';
import { Button, LinkButton } from '~/ui/button';
import { Disclosure } from '~/ui/disclosure';
import { TextArea } from '~/ui/form/controls';
import { Field } from '~/ui/form/field';
import { List } from '~/ui/text/list';
import { WayBack } from '../layout/way-back';
import { CARS_PATH, carPath } from '../paths';
import staffStyles from '../staff.module.css';
import { plateText } from '../workshop/booking-words';
import { CarLog } from './car-log';
import { CarPictures } from './car-pictures';
import { type CarProps, daysInStock, priceText } from './car-props';
import { CarRecords } from './car-records';
import styles from './stock.module.css';

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** What a car is called in a page's title and heading: as its file says it, or by its number. */
export function carTitle({ carId, received }: CarProps['car']): string {
  const record = received ?? {};
  const words = [record.car_brand, record.car_model, record.car_version, record.car_year];
  return words.map(textOf).filter(Boolean).join(' ') || carId;
}

/** A car: whether it is shown and why not, what staff change, its prices, and its record as it came and as it is shown. */
export function CarView(props: CarProps) {
  const { frame, car, outcome, storeNames, now } = props;
  const { t, site, locale } = frame;
  const { carId, received, store, arrivedAt, goneAt, prices } = car;
  const record = received ?? {};
  const day = (instant: Date) => formatDate(instant, site.zone, locale);
  const facts = [
    plateText(textOf(record.car_regno)),
    carId,
    storeNames.get(store) ?? store,
    t('staffCars.days', { count: daysInStock(arrivedAt, goneAt ?? now) }),
  ];
  return (
    <>
      <WayBack href={CARS_PATH}>{t('staffCars.title')}</WayBack>
      <header className={styles.head}>
        <h1 className={staffStyles.title}>{carTitle(car)}</h1>
        <p className={styles.state}>
          <State {...props} />
          {car.own !== null && <Badge tone="info">{t('staffCars.own.badge')}</Badge>}
        </p>
        <p className={staffStyles.muted}>{facts.filter(Boolean).join(' · ')}</p>
      </header>
      {outcome !== null && (
        <Alert tone={outcome === 'unknown' ? 'warning' : 'success'} live className={styles.outcome}>
          {t(`staffCars.done.${outcome}`)}
        </Alert>
      )}
      <Same {...props} />
      {goneAt === null && <Acts {...props} />}
      <CarPictures {...props} />
      <div className={styles.columns}>
        {goneAt === null && car.own === null && <Description {...props} />}
        <section className={styles.panel} aria-labelledby="prices">
          <h2 id="prices">{t('staffCars.prices')}</h2>
          {prices.length === 0 && <p>{t('staffCars.noPrice')}</p>}
          <List ordered className={styles.figures}>
            {prices.toReversed().map((price) => (
              <li key={price.at.toISOString()}>
                <strong>{priceText(price, frame)}</strong>
                <span className={staffStyles.muted}>{day(price.at)}</span>
              </li>
            ))}
          </List>
        </section>
      </div>
      <CarLog {...props} />
      {goneAt === null && car.own !== null && props.same === null && <Removal {...props} />}
      {received !== null && <CarRecords {...props} received={received} />}
    </>
  );
}

function State({ frame: { t, site, locale }, car: { goneAt, overlay } }: CarProps) {
  if (goneAt !== null)
    return (
      <Badge tone="warning">
        {t('staffCars.goneSince', { date: formatDate(goneAt, site.zone, locale) })}
      </Badge>
    );
  const { visibility } = overlay;
  return (
    <Badge tone={visibility === null ? 'success' : 'warning'}>
      {t(`staffCars.state.${visibility ?? 'shown'}`)}
    </Badge>
  );
}

/** What can be done, each thing released to the file again by itself. */
function Acts({ frame: { t }, car: { carId, overlay, own }, shown }: CarProps) {
  const { visibility, highlighted } = overlay;
  const isHighlighted = highlighted ?? shown?.caroftheweek === true;
  return (
    <form method="post" action={carPath(carId, '/act')} aria-label={t('inbox.acts')} className={styles.acts}>
      {(visibility === null ? (['sell', 'hide'] as const) : (['show'] as const)).map((act) => (
        <Button key={act} type="submit" name="act" value={act} variant="secondary">
          {t(`staffCars.act.${act}`)}
        </Button>
      ))}
      <Button
        type="submit"
        name="act"
        value={isHighlighted ? 'unhighlight' : 'highlight'}
        variant="secondary"
      >
        {t(isHighlighted ? 'staffCars.act.unhighlight' : 'staffCars.act.highlight')}
      </Button>
      {own !== null && <LinkButton href={carPath(carId, '/edit')}>{t('staffCars.own.edit')}</LinkButton>}
      {highlighted !== null && (
        <Button type="submit" name="act" value="releaseHighlight" variant="ghost">
          {t('staffCars.act.releaseHighlight')}
        </Button>
      )}
    </form>
  );
}

/** The same car of staff and of the file: which one is shown is theirs to say. */
function Same({ frame: { t }, car: { carId, writtenAs, goneAt }, same }: CarProps) {
  if (same !== null)
    return (
      <Alert tone="warning" title={t('staffCars.own.isInFile')} className={styles.outcome}>
        <p>{t('staffCars.own.isInFileText')}</p>
        <form method="post" action={carPath(carId, '/act')} className={styles.acts}>
          <Button type="submit" name="act" value="takeOver">
            {t('staffCars.own.takeOver')}
          </Button>
          <LinkButton href={carPath(same.sameAs)} variant="secondary">
            {t('staffCars.own.seeFile')}
          </LinkButton>
        </form>
      </Alert>
    );
  if (writtenAs === null || goneAt !== null) return null;
  return (
    <Alert tone="info" className={styles.outcome}>
      <p>{t('staffCars.own.writtenAs')}</p>
      <a href={carPath(writtenAs)}>{t('staffCars.own.seeOwn')}</a>
    </Alert>
  );
}

function Removal({ frame: { t }, car: { carId } }: CarProps) {
  return (
    <Disclosure title={t('staffCars.own.remove')} className={styles.outcome}>
      <form method="post" action={carPath(carId, '/act')} className={styles.write}>
        <p>{t('staffCars.own.removeText')}</p>
        <Button type="submit" name="act" value="remove" variant="secondary">
          {t('staffCars.own.remove')}
        </Button>
      </form>
    </Disclosure>
  );
}

function Description({ frame: { t }, car: { carId, overlay }, draft }: CarProps) {
  return (
    <section className={styles.panel}>
      {draft !== null && (
        <Alert tone="warning" live>
          <p>{t('staffCars.staleText')}</p>
          <p className={styles.present}>{overlay.description ?? t('staffCars.asInFile')}</p>
        </Alert>
      )}
      <form method="post" action={carPath(carId, '/act')} className={styles.write}>
        <input type="hidden" name="act" value="describe" />
        <input type="hidden" name="seen" value={overlay.description ?? ''} />
        <Field label={t('staffCars.description')} hint={t('staffCars.descriptionHint')} id="description">
          {({ required: _, ...control }) => (
            <TextArea
              {...control}
              name="description"
              rows={6}
              maxLength={DESCRIPTION_MAX}
              defaultValue={draft ?? overlay.description ?? ''}
            />
          )}
        </Field>
        <Button type="submit" variant="secondary">
          {t('staffCars.saveDescription')}
        </Button>
      </form>
    </section>
  );
}

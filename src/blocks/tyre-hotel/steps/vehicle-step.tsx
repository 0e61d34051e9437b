import { plateText } from '~/features/plate';
import type { Vehicle } from '~/modules/tyre-hotel';
import { telHref } from '~/platform/phone/pattern';
import { Button } from '~/ui/button';
import { Icon } from '~/ui/icon/icon';
import { Breakable } from '~/ui/text/breakable';
import { List } from '~/ui/text/list';
import { useFlow } from '../flow-context';
import type { TyreHotelKey } from '../texts';
import styles from '../tyre-hotel.module.css';
import { BookedNote } from './booked-note';
import { CarFromAbove } from './car-from-above';
import { Step } from './step';

type Tyre = Vehicle['tires'][number];

const POSITIONS = ['FL', 'FR', 'RL', 'RR', 'SPARE'] as const;

/** The car, its agreement, and each tyre at the wheel it belongs to. */
export function VehicleStep({ vehicle }: { readonly vehicle: Vehicle }) {
  const { t, go } = useFlow();
  const { location, tires, bookedChange } = vehicle;
  const agreement = vehicle.name || vehicle.packageLevel;
  return (
    <Step title={t('tyreHotel.carTitle')}>
      {bookedChange !== null && <BookedNote change={bookedChange} />}
      <div className={styles.car}>
        <p className={styles.badge}>{plateText(vehicle.regNo)}</p>
        <p className={styles.carName}>{`${vehicle.brand} ${vehicle.model}`.trim()}</p>
      </div>
      <dl className={styles.facts}>
        {agreement !== '' && <Fact label={t('tyreHotel.agreement')}>{agreement}</Fact>}
        <Fact label={t('tyreHotel.location')}>
          {[location.locationName, location.departmentName].filter((part) => part !== '').join(', ')}
          {location.phone !== '' && (
            <>
              <br />
              <a href={telHref(location.phone)}>{location.phone}</a>
            </>
          )}
          {location.email !== '' && (
            <>
              <br />
              <a href={`mailto:${location.email}`}>
                <Breakable text={location.email} />
              </a>
            </>
          )}
        </Fact>
        {tires[0] !== undefined && tires[0].shelf !== '' && (
          <Fact label={t('tyreHotel.shelf')}>{tires[0].shelf}</Fact>
        )}
      </dl>
      <Tyres tires={tires} />
      <div className={styles.actions}>
        <Button size="l" onClick={() => go({ page: 'Booking' })}>
          {t('tyreHotel.book')}
        </Button>
      </div>
    </Step>
  );
}

function Fact({ label, children }: { readonly label: string; readonly children: React.ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Tyres({ tires }: { readonly tires: readonly Tyre[] }) {
  const { t, uid } = useFlow();
  if (tires.length === 0) return <p className={styles.text}>{t('tyreHotel.noTyres')}</p>;
  const season = tires[0]?.season ?? null;
  return (
    <div className={styles.tyres}>
      <h3 id={`${uid}-tyres`} className={styles.subtitle}>
        {season === null ? t('tyreHotel.tyres') : t(`tyreHotel.${season}`)}
      </h3>
      <div className={styles.tyreGrid}>
        <CarFromAbove className={styles.drawing} />
        <List aria-labelledby={`${uid}-tyres`} className={styles.tyreList}>
          {tires.map((tyre, at) => (
            <TyreCard key={`${tyre.equipmentPosition} ${at}`} tyre={tyre} />
          ))}
        </List>
      </div>
    </div>
  );
}

const isPosition = (text: string): text is (typeof POSITIONS)[number] =>
  POSITIONS.some((each) => each === text);

function TyreCard({ tyre: { equipmentPosition, wheel } }: { readonly tyre: Tyre }) {
  const { t, locale } = useFlow();
  const isWorn = wheel.threadStatusId === 1;
  const name: TyreHotelKey | null = isPosition(equipmentPosition) ? `tyreHotel.${equipmentPosition}` : null;
  return (
    <li className={styles.tyre} data-position={equipmentPosition} data-worn={isWorn || undefined}>
      <p className={styles.position}>{name === null ? equipmentPosition : t(name)}</p>
      <p className={styles.depth}>
        {t('tyreHotel.depth', { depth: wheel.threadDepth.toLocaleString(locale) })}
      </p>
      <p className={styles.size}>
        {`${wheel.sectionWidth}/${wheel.aspectRatio} R${wheel.rimDiameter}`}
        <br />
        {wheel.name}
        {wheel.threadPattern !== '' && !wheel.name.includes(wheel.threadPattern) && ` ${wheel.threadPattern}`}
      </p>
      <p className={isWorn ? styles.worn : styles.good}>
        <Icon name={isWorn ? 'WarningAlert' : 'CheckCircle'} />
        <span>{isWorn ? wheel.threadStatusMessage || t('tyreHotel.replace') : t('tyreHotel.good')}</span>
      </p>
    </li>
  );
}

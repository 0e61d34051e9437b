import { type BookedDrive, formatDriveTime } from '~/modules/test-drives';
import type { PageContext } from '~/page/contract';
import { telHref } from '~/platform/phone/pattern';
import { Heading } from '~/ui/heading';
import { SpecList } from '~/ui/text/facts';
import styles from './test-drive.module.css';

interface Props {
  readonly drive: BookedDrive;
  readonly page: PageContext;
}

/** Day and time, the loudest thing on the page. */
export function WhenLine({ drive, page }: Props) {
  return (
    <div className={styles.when}>
      <Heading tag="h2" size="l">
        <time dateTime={`${drive.date}T${drive.time}`}>{formatDriveTime(drive, page)}</time>
      </Heading>
      <p>{page.t('drive.minutes', { minutes: drive.minutes })}</p>
    </div>
  );
}

/** Which car, where, under which number. A facility that is no longer there has no place. */
export function DriveFacts({ drive: { car, carGone, place, number }, page }: Props) {
  const { t } = page;
  const rows = [
    { label: t('visit.car'), value: carGone ? car.title : <a href={car.path}>{car.title}</a> },
    { label: t('field.car_site_id'), value: place.name },
    { label: t('visit.address'), value: place.address },
    {
      label: t('form.phone'),
      value: place.phone === '' ? '' : <a href={telHref(place.phone)}>{place.phone}</a>,
    },
    { label: t('visit.number'), value: number },
  ].filter(({ value }) => value !== '');
  return <SpecList rows={rows} />;
}

import { calendarType, entryName, writeCalendarFile } from '~/platform/calendar-file';
import { isMailAddress } from '~/platform/mail';
import type { BookedDrive } from '../drive';
import type { LocaleContext } from './drive-words';

export interface DriveCalendarOptions extends LocaleContext {
  readonly drive: BookedDrive;
  /** Name of the site, and a host of its that does not change: together with the drive's number it is the UID. */
  readonly site: { readonly name: string; readonly host: string };
  /** Where the drive is seen and changed. */
  readonly link: string;
  /** When the file is written. */
  readonly now: Date;
}

/** The drive as a calendar file: one UID per drive, SEQUENCE by its revision, CANCEL when it is cancelled. */
export function driveCalendar({ drive, site, link, now, t }: DriveCalendarOptions) {
  const { place, car } = drive;
  const cancelled = drive.state === 'cancelled';
  const text = writeCalendarFile({
    product: 'Test drives',
    uid: `${drive.number}@${site.host}`,
    sequence: drive.revision,
    stamp: now,
    cancelled,
    times: { zone: drive.zone, start: `${drive.date}T${drive.time}`, minutes: drive.minutes },
    summary: t('drive.summary', { car: car.title }),
    place: {
      title: [place.name, place.address].filter((part) => part !== '').join(', '),
      latitude: place.latitude,
      longitude: place.longitude,
    },
    description: [
      car.title,
      t('drive.bring'),
      `${t('visit.number')}: ${drive.number}`,
      ...(place.phone === '' ? [] : [place.phone]),
      `${t('drive.change')}: ${link}`,
    ].join('\n'),
    url: link,
    organizer: isMailAddress(place.email) ? { name: site.name, email: place.email } : null,
  });
  return { name: entryName(drive.number), type: calendarType(cancelled), text };
}

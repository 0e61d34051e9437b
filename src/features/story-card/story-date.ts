import { formatDate } from '~/platform/time';

const WITH_OFFSET = /(?:Z|[+-]\d{2}:?\d{2})$/i;

/**
 * The day of a story in words, or null for none. A time with an offset is an instant, told by the clock of `zone`;
 * without one it is the day that the editor wrote, whatever the zone of site and server (STORIES-9).
 */
export function storyDay(value: string, locale: string, zone: string): string | null {
  const instant = value.length > 10 && WITH_OFFSET.test(value);
  const date = new Date(instant || value.length <= 10 ? value : `${value}Z`);
  return Number.isNaN(date.getTime()) ? null : formatDate(date, instant ? zone : 'UTC', locale);
}

import { type RandomSource, randomSource } from '~/demo/group';
import type { ImportedVisit } from '~/modules/workshop';
import { instantIn } from '~/platform/time';
import type { DemoVisit } from './load';

const MISSED_SHARE = 0.025;
const NOON = 12 * 60;

/** The moments of a visit, in minutes from midnight. */
function momentsOf({ starts, minutes }: DemoVisit, random: RandomSource) {
  if (random.share(MISSED_SHARE)) return [['no-show', starts + random.whole(25, 60)]] as const;
  const arrived = starts + random.whole(-12, 8);
  const inWork = Math.max(arrived, starts) + random.whole(2, 15);
  const ready = Math.max(inWork + 10, starts + minutes - random.whole(0, 20));
  const collected = ready + random.whole(5, 90);
  return [
    ['arrived', arrived],
    ['in-work', inWork],
    ['ready', ready],
    ['collected', collected],
  ] as const;
}

/** What staff have marked of a visit by an instant: cars come, are worked on and go, and now and then one does not come. */
export function stepsUntil(visit: DemoVisit, now: Date, zone: string): ImportedVisit['steps'] {
  if (visit.isCancelled) return [];
  const random = randomSource(
    `${visit.departmentId} ${visit.resourceId} ${visit.date} ${visit.starts}`,
    'steps',
  );
  // From noon, as a clock is changed at night.
  const noon = instantIn(zone, `${visit.date}T12:00`);
  return momentsOf(visit, random)
    .map(([state, minute]) => ({ state, at: new Date(noon + (minute - NOON) * 60_000) }))
    .filter(({ at }) => at <= now);
}

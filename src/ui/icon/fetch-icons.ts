import { iconAddress } from './addresses';
import type { IconName } from './icon';

/** Has the browser keep drawings before they are shown: what says that the network is gone cannot fetch its own. */
export function fetchIcons(names: readonly IconName[]): void {
  // One that cannot be had is missing where it is shown, and nothing else.
  for (const name of names) fetch(iconAddress(name), { priority: 'low' }).catch(() => undefined);
}

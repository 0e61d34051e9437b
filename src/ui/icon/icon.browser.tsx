import { iconAddress } from './addresses';
import type { IconProps } from './icon';
import { IconFrame } from './icon-frame';

export type { IconName } from './icon';

/**
 * What stands for `icon.tsx` in scripts: the same element, whose drawing is fetched by itself when it is first needed, so
 * that no script carries the set (MEDIA-4). One that the server has drawn keeps its drawing:
 * React does not look into markup that is given as text.
 */
export function Icon({ name, ...look }: IconProps) {
  return <IconFrame {...look} href={iconAddress(name)} />;
}

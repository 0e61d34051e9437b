import type { CSSProperties } from 'react';
import type { PageContext } from '~/page/contract';
import { Icon, isIconName } from '~/ui/icon/icon';

export interface ContentIconProps {
  /** Value of an icon field: a name of ours, or the address of an SVG. */
  readonly icon: string;
  readonly page: Pick<PageContext, 'icons'>;
  /** Any CSS length, as of `Icon`. */
  readonly size?: string;
  readonly className?: string | undefined;
}

/** Whether anything is drawn for the value of an icon field; what surrounds the icon is left out with it. */
export const hasIcon = (page: Pick<PageContext, 'icons'>, icon: string): boolean =>
  isIconName(icon) || page.icons.has(icon);

/** An icon that an editor has chosen. One that is unknown or could not be fetched leaves no gap (MEDIA-4, MEDIA-5). */
export function ContentIcon({ icon, page, size, className }: ContentIconProps) {
  if (isIconName(icon))
    return <Icon name={icon} className={className} {...(size !== undefined && { size })} />;
  const svg = page.icons.get(icon);
  if (svg === undefined) return null;
  const box: CSSProperties = {
    display: 'inline-block',
    inlineSize: size ?? '1.25em',
    blockSize: size ?? '1.25em',
    flex: 'none',
  };
  return <span style={box} className={className} dangerouslySetInnerHTML={{ __html: svg }} />;
}

import type { CSSProperties } from 'react';
import { SiteLogo } from '~/features/site-logo';
import type { ImageValue } from '~/modules/content';
import type { PageContext } from '~/page/contract';
import { imageSources } from '~/platform/media/urls';
import styles from './navigation.module.css';

interface Props {
  readonly page: PageContext;
  readonly image: ImageValue | null;
  /** CSS pixels; 90 % of them under 640 px (NAV-4). */
  readonly width: number;
  readonly height: number;
}

/** The logo leads to the front page of the language: an editor's picture, or the site's own drawn one. */
export function Logo({ page, image, width, height }: Props) {
  const size: CSSProperties & Record<'--logo-width' | '--logo-height', string> = {
    '--logo-width': `${width}px`,
    '--logo-height': `${height}px`,
  };
  const { name, theme } = page.site;
  return (
    <a
      href={page.href('/')}
      className={styles.logo}
      style={size}
      aria-label={page.t('shell.homeLink', { site: name })}
      {...(page.path === '/' && { 'aria-current': 'page' as const })}
    >
      {image === null ? (
        <SiteLogo name={name} theme={theme} className={styles.logoImage} />
      ) : (
        <img
          src={imageSources(image).fallback}
          alt={image.alt || name}
          width={width}
          height={height}
          className={styles.logoImage}
        />
      )}
    </a>
  );
}

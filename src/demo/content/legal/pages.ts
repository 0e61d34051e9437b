import type { SeedItem } from '~/modules/content';
import type { Site } from '~/sites';
import { page, type Texts } from '../build/item';
import type { Kit } from '../build/kit';
import type { Scene } from '../build/scenes';
import { LEGAL } from '.';

type Kind = 'privacy' | 'cookies' | 'accessibility';

/** A page of legal text in the languages of the kits. */
export function legalPage(name: string, kind: Kind, site: Site, kits: readonly Kit[]): SeedItem {
  const texts: Texts = Object.fromEntries(
    kits.map((kit) => {
      const { body, ...text } = LEGAL[kit.language][kind](site);
      return [kit.language, { ...text, main: [kit.text({ title: text.title, first: true, body })] }];
    }),
  );
  return page(name, texts);
}

/** What an address that nothing answers shows. */
export function notFoundPage(scene: Scene, kits: readonly Kit[]): SeedItem {
  const texts: Texts = Object.fromEntries(
    kits.map((kit) => {
      const { title, nav, text } = LEGAL[kit.language].notFound;
      return [kit.language, { title: nav, description: text, main: [kit.notFound(scene, title, text)] }];
    }),
  );
  return page('404', texts, { hidden: true, noindex: true });
}

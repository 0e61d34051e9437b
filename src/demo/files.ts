import type { FixedFile, Media } from '~/platform/media';
import { LEAFLETS } from './documents/leaflets';
import { pdfOf } from './documents/pdf';

const films = import.meta.glob<string>('./films/*.mp4', { query: '?inline', import: 'default' });

const DATA_URL = /^data:[\w/+.-]+;base64,/;

/** `film-<name>`: a film that was recorded once. It is loaded when it is asked for, not with the process. */
function film(id: string): FixedFile | null {
  const load = films[`./films/${id}.mp4`];
  if (load === undefined) return null;
  return {
    type: 'mp4',
    name: id,
    load: async () => Buffer.from((await load()).replace(DATA_URL, ''), 'base64'),
  };
}

/** `leaflet-<name>`: a document to take home. */
function leaflet(id: string): FixedFile | null {
  const name = id.replace(/^leaflet-/, '');
  const known = Object.hasOwn(LEAFLETS, name) ? LEAFLETS[name] : undefined;
  if (known === undefined) return null;
  return { type: 'pdf', name: known.title, load: () => Promise.resolve(pdfOf(known, 'sv-SE')) };
}

/** Drawings that stand in a line of text, as an editor would upload them: strokes that take its colour. */
const ICONS: Readonly<Record<string, string>> = {
  'icon-fjord': 'M2.5 18.5l6-11 4 7 2.5-4 6.5 8M2.5 21.5c2 0 2-1 4-1s2 1 4 1 2-1 4-1 2 1 4 1 1.5-.5 3-.8',
  'icon-cabin': 'M3 12l9-7.500 9 7.500M5.500 10v10h13V10M10 20v-5.500h4V20M16 7.500V4.500h2V9',
  'icon-compass': 'M12 3a9 9 0 1 0 0 18 9 9 0 1 0 0-18M15.500 8.500l-2 5-5 2 2-5 5-2',
};

function icon(id: string): FixedFile | null {
  const path = Object.hasOwn(ICONS, id) ? ICONS[id] : undefined;
  if (path === undefined) return null;
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.75" ' +
    `stroke-linecap="round" stroke-linejoin="round"><path d="${path}"/></svg>`;
  return { type: 'svg', name: id, load: () => Promise.resolve(Buffer.from(svg)) };
}

/** Lets the media room hand out the demo's films, documents and drawings. */
export function registerDemoFiles(media: Pick<Media, 'registerFiles'>): void {
  media.registerFiles('film', film);
  media.registerFiles('leaflet', leaflet);
  media.registerFiles('icon', icon);
}

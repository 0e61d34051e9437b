import { useContext } from 'react';
import { formatDate } from '~/platform/time/words';
import type { Say } from '../messages';
import { isImage } from '../state/checks/value-kinds';
import type { Values } from '../state/document';
import { EditedPlace } from './story-tags';

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** A story as lists show it: picture, day, title and preamble. */
export function TeaserPreview({ values, say }: { readonly values: Values; readonly say: Say }) {
  const place = useContext(EditedPlace);
  if (place === null) return null;
  const { image } = values;
  const day = dayOf(textOf(values.date), place.site.zone, place.language);
  return (
    <figure className="teaser">
      <figcaption className="quiet">{say('stories.teaser')}</figcaption>
      <div className="teaser-card">
        {isImage(image) && (
          <img
            src={image.src}
            alt={image.alt}
            style={image.focus === undefined ? {} : { objectPosition: `${image.focus.x}% ${image.focus.y}%` }}
          />
        )}
        <p className="quiet">{day ?? say('stories.undated')}</p>
        <p className="teaser-title">{textOf(values.title) || '…'}</p>
        <p>{textOf(values.premble)}</p>
      </div>
    </figure>
  );
}

/** A day as the site writes it; null for none. */
function dayOf(date: string, zone: string, language: string): string | null {
  const time = Date.parse(date);
  if (Number.isNaN(time)) return null;
  return formatDate(new Date(time), date.length === 10 ? 'UTC' : zone, language);
}

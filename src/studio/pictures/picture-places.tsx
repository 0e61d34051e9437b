import type { z } from 'zod';
import type { TreeItem, usageAnswer } from '~/modules/content/studio-wire';
import type { Say } from '../messages';
import { titleOf } from '../pages/item-options';

type PictureUsage = z.infer<typeof usageAnswer>;

/** What shows a picture: the site itself, or nothing but deleted pages once they are restored. */
export type PictureUser = 'site' | 'deleted';

/** Null where nothing does. */
export function usedBy({ pages, alerts, texts, deleted }: PictureUsage): PictureUser | null {
  if (pages.length + alerts.length + texts.length > 0) return 'site';
  return deleted.length > 0 ? 'deleted' : null;
}

/** Where a picture is shown, and where it would be once it is restored. */
export function PicturePlaces({
  usage,
  items,
  say,
}: {
  readonly usage: PictureUsage;
  readonly items: readonly TreeItem[];
  readonly say: Say;
}) {
  if (usedBy(usage) === null) return <p className="quiet">{say('pictures.unused')}</p>;
  const { pages, alerts, texts, deleted } = usage;
  const titles = new Map(items.map((item) => [item.id, titleOf(item, say)]));
  const places = [
    ...pages.map(({ itemId, language }) => ({
      key: `${itemId} ${language}`,
      name: `${titles.get(itemId) ?? itemId} (${language ?? say('pictures.allLanguages')})`,
    })),
    ...alerts.map(({ id, title }) => ({ key: id, name: say('pictures.inAlert', { title }) })),
    ...texts.map(({ key, language }) => ({
      key: `${key} ${language}`,
      name: say('pictures.inText', { key, language }),
    })),
  ];
  return (
    <>
      {places.length > 0 && (
        <ul>
          {places.map(({ key, name }) => (
            <li key={key}>{name}</li>
          ))}
        </ul>
      )}
      {deleted.length > 0 && (
        <>
          <p>{say('pictures.inDeleted')}</p>
          <ul>
            {deleted.map(({ id, title, address }) => (
              <li key={id}>{address === null ? title : `${title} (${address})`}</li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

import { type ReactNode, useDeferredValue, useMemo, useState } from 'react';
import type { TreeItem } from '~/modules/content/studio-wire';
import { Failed } from '../failed';
import type { FailureKey } from '../failure-key';
import type { Say } from '../messages';
import { inShort } from '../schedule/site-time';
import { Outline } from './outline';

/** The items of a site that have content of their own. */
const isEdited = ({ template }: TreeItem) => template !== 'Folder' && template !== 'Link';

export function PageTree({
  items,
  failure,
  selected,
  zone,
  locale,
  say,
  children,
  onSelect,
  onAgain,
}: {
  readonly items: readonly TreeItem[];
  /** Why there are none. */
  readonly failure: FailureKey | null;
  readonly selected: string | null;
  /** The site's. */
  readonly zone: string;
  readonly locale: string;
  readonly say: Say;
  /** What is done with pages. */
  readonly children?: ReactNode;
  onSelect(id: string): void;
  onAgain(): void;
}) {
  const [search, setSearch] = useState('');
  const searched = useDeferredValue(search.trim().toLowerCase());
  const shown = useMemo(() => {
    const byId = new Map(items.map((item) => [item.id, item]));
    const levelOf = (item: TreeItem): number => {
      const parent = item.parentId === null ? undefined : byId.get(item.parentId);
      return parent === undefined ? 1 : levelOf(parent) + 1;
    };
    return items
      .filter(
        (item) =>
          isEdited(item) &&
          (searched === '' ||
            `${item.title} ${item.name} ${item.path ?? ''}`.toLowerCase().includes(searched)),
      )
      .map((item) => {
        const at = (instant: string) => inShort(instant, zone, locale);
        const hints = [
          ...(item.draft ? [say('hasDraft')] : []),
          ...(item.publishAt === null ? [] : [say('schedule.planOn', { at: at(item.publishAt) })]),
          ...(item.unpublishAt === null ? [] : [say('schedule.endOn', { at: at(item.unpublishAt) })]),
        ];
        const hint = hints.length > 0 || item.published ? hints.join(' · ') : say('notPublished');
        return {
          id: item.id,
          label: item.template === 'SitePartials' ? say('partials') : item.title || item.name || '/',
          level: searched === '' ? levelOf(item) : 1,
          ...(hint !== '' && { hint }),
        };
      });
  }, [items, searched, zone, locale, say]);
  return (
    <section className="pane pages" aria-labelledby="pages-title">
      <h2 id="pages-title">{say('pages')}</h2>
      <input
        type="search"
        aria-label={say('searchPages')}
        placeholder={say('searchPages')}
        value={search}
        onChange={(event) => setSearch(event.target.value)}
      />
      {children}
      {failure !== null && <Failed failure={failure} say={say} onAgain={onAgain} />}
      {shown.length === 0 ? (
        // Every site has a start page.
        failure === null && <p className="quiet">{say(items.length === 0 ? 'loading' : 'noMatch')}</p>
      ) : (
        <Outline label={say('pages')} items={shown} selected={selected} onSelect={onSelect} />
      )}
    </section>
  );
}

import { isNoPage } from '~/modules/content/studio-wire';
import type { Say } from '../messages';
import { leadsToPage } from '../state/checks/checks';
import type { LinkKind } from '../state/link-kinds';
import { CarFilters } from './car-filters';
import { useLinkPlaces } from './link-places';

const INPUTS = {
  page: { type: 'text', list: 'page-paths' },
  mail: { type: 'email' },
  phone: { type: 'tel' },
  web: { type: 'url' },
} as const satisfies Record<Exclude<LinkKind, 'cars' | 'facility' | 'sitePhone'>, object>;

/** Where a link of one kind leads: chosen from a list where there is one, else typed. */
export function LinkAddress({
  kind,
  typed,
  say,
  id,
  describedBy,
  isWrong,
  onType,
}: {
  readonly kind: LinkKind;
  readonly typed: string;
  readonly say: Say;
  readonly id: string;
  readonly describedBy: string | undefined;
  readonly isWrong: boolean;
  onType(text: string): void;
}) {
  const places = useLinkPlaces();
  if (kind === 'cars')
    return (
      <fieldset className="car-filters" aria-describedby={describedBy}>
        <legend>{say('link.carFilters')}</legend>
        <CarFilters href={typed} filters={places.cars?.filters ?? []} say={say} onChange={onType} />
      </fieldset>
    );
  if (kind === 'sitePhone')
    return (
      <p className="help" role="status">
        {say('link.sitePhoneHelp', { phone: places.phone })}
      </p>
    );
  if (kind === 'facility')
    return (
      <>
        <label htmlFor={id}>{say('link.facility')}</label>
        <select
          id={id}
          aria-describedby={describedBy}
          aria-invalid={isWrong || undefined}
          value={typed}
          onChange={(event) => onType(event.target.value)}
        >
          <option value="">{say('link.chooseFacility')}</option>
          {places.facilities.map(({ name, href }) => (
            <option key={href} value={href}>
              {name}
            </option>
          ))}
        </select>
      </>
    );
  return (
    <>
      <label htmlFor={id}>{say('field.href')}</label>
      <input
        {...INPUTS[kind]}
        id={id}
        aria-describedby={describedBy}
        aria-invalid={isWrong || undefined}
        value={typed}
        onChange={(event) => onType(event.target.value)}
      />
      {kind === 'page' && <PageFound href={typed} say={say} />}
    </>
  );
}

/** What page of the site is at an address, or that there is none. */
function PageFound({ href, say }: { readonly href: string; readonly say: Say }) {
  const { pages } = useLinkPlaces();
  const [path = ''] = href.split(/[?#]/);
  if (!path.startsWith('/') || pages.length === 0 || isNoPage(path)) return null;
  const page = pages.find((each) => each.path === path);
  const isThere = leadsToPage(
    path,
    pages.flatMap((each) => each.path ?? []),
  );
  if (page === undefined && isThere) return null;
  return (
    <p className={isThere ? 'help' : 'problem'} role="status">
      {page === undefined ? say('link.nowhere') : say('link.found', { title: page.title || path })}
    </p>
  );
}

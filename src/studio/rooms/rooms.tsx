import { type ReactNode, useEffect, useRef } from 'react';
import { type EditedSite, STUDIO_PATH } from '~/modules/content/studio-wire';
import type { Say } from '../messages';
import { AlertsRoom } from './alerts-room';
import { AuditRoom } from './audit-room';
import { DeletedRoom } from './deleted-room';
import { PicturesRoom } from './pictures-room';
import { RedirectsRoom } from './redirects-room';
import { ReleasesRoom } from './releases-room';
import type { RoomProps } from './room-props';
import { StoriesRoom } from './stories-room';
import { TextsRoom } from './texts-room';

/** By their names in addresses, which no page has for its id. */
const ROOMS = {
  '@stories': {
    title: 'room.stories',
    publishersOnly: false,
    draw: (props: RoomProps) => <StoriesRoom {...props} />,
  },
  '@releases': {
    title: 'room.releases',
    publishersOnly: true,
    draw: (props: RoomProps) => <ReleasesRoom {...props} />,
  },
  '@pictures': {
    title: 'room.pictures',
    publishersOnly: false,
    draw: (props: RoomProps) => <PicturesRoom {...props} />,
  },
  '@texts': {
    title: 'room.texts',
    publishersOnly: true,
    draw: (props: RoomProps) => <TextsRoom {...props} />,
  },
  '@redirects': {
    title: 'room.redirects',
    publishersOnly: true,
    draw: (props: RoomProps) => <RedirectsRoom {...props} />,
  },
  '@alerts': {
    title: 'room.alerts',
    publishersOnly: true,
    draw: (props: RoomProps) => <AlertsRoom {...props} />,
  },
  '@audit': {
    title: 'room.audit',
    publishersOnly: true,
    draw: (props: RoomProps) => <AuditRoom {...props} />,
  },
  '@deleted': {
    title: 'room.deleted',
    publishersOnly: true,
    draw: (props: RoomProps) => <DeletedRoom {...props} />,
  },
} as const;
type RoomKey = keyof typeof ROOMS;

/** The list of pages has the way to it. */
const BESIDE_PAGES: RoomKey = '@deleted';

export const isRoom = (id: string | undefined): id is RoomKey => id !== undefined && Object.hasOwn(ROOMS, id);

export const roomTitle = (id: RoomKey) => ROOMS[id].title;

export const isOpenTo = (id: RoomKey, site: EditedSite): boolean =>
  site.mayPublish || !ROOMS[id].publishersOnly;

/** The way between the pages and the other rooms. */
export function RoomLinks({
  site,
  language,
  current,
  say,
  onGo,
}: {
  readonly site: EditedSite;
  readonly language: string;
  readonly current: string | undefined;
  readonly say: Say;
  onGo(id: string | undefined): void;
}) {
  const nav = useRef<HTMLElement>(null);
  useEffect(() => {
    // On a phone they are one line that scrolls.
    const here = isRoom(current) ? '[aria-current]' : 'a';
    nav.current?.querySelector(here)?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [current]);
  const link = (id: string | undefined, text: string, isHere: boolean): ReactNode => (
    <PlaceLink key={text} place={[site.key, language, id]} isHere={isHere} onGo={() => onGo(id)}>
      {text}
    </PlaceLink>
  );
  return (
    <nav className="rooms" aria-label={say('rooms')} ref={nav}>
      {link(undefined, say('room.pages'), !isRoom(current))}
      {Object.entries(ROOMS).map(
        ([id, { title }]) =>
          isRoom(id) && id !== BESIDE_PAGES && isOpenTo(id, site) && link(id, say(title), id === current),
      )}
    </nav>
  );
}

/** Beside the list of pages: the way to those that are in it no more. */
export function DeletedPagesLink({
  site,
  language,
  say,
  onGo,
}: {
  readonly site: EditedSite;
  readonly language: string;
  readonly say: Say;
  onGo(id: string): void;
}) {
  if (!isOpenTo(BESIDE_PAGES, site)) return null;
  return (
    <PlaceLink place={[site.key, language, BESIDE_PAGES]} isHere={false} onGo={() => onGo(BESIDE_PAGES)}>
      {say(ROOMS[BESIDE_PAGES].title)}
    </PlaceLink>
  );
}

/** A place of the studio: gone to without another document, or opened beside this one. */
function PlaceLink({
  place,
  isHere,
  onGo,
  children,
}: {
  readonly place: readonly (string | undefined)[];
  readonly isHere: boolean;
  onGo(): void;
  readonly children: ReactNode;
}) {
  return (
    <a
      href={[STUDIO_PATH, ...place].filter(Boolean).join('/')}
      aria-current={isHere ? 'page' : undefined}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        onGo();
      }}
    >
      {children}
    </a>
  );
}

export function Room({ id, ...props }: RoomProps & { readonly id: RoomKey }) {
  return <section className="room">{ROOMS[id].draw(props)}</section>;
}

import { sayIn } from '~/studio/messages';
import type { RoomProps } from '~/studio/rooms/room-props';

/** What a room of the studio is given, in Swedish: a site without pages, for one who may publish. */
export const ROOM_PROPS: RoomProps = {
  site: {
    key: 'automotive-se',
    name: 'Nordhem',
    languages: ['sv'],
    origin: 'https://nordhem.example',
    zone: 'Europe/Stockholm',
    mayPublish: true,
  },
  language: 'sv',
  items: [],
  kinds: { blocks: [], pages: {} },
  locale: 'sv-SE',
  say: sayIn('sv'),
  find: '',
  onChanged: () => undefined,
  onNotice: () => undefined,
  onOpen: () => undefined,
};

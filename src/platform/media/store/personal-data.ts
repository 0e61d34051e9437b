import type { TableEntry } from '../../personal-data';

const PUBLISHED = {
  ground: 'legitimate interest (f)',
  period: 'until an editor replaces it',
} as const satisfies Partial<TableEntry>;

export const mediaData: readonly TableEntry[] = [
  {
    ...PUBLISHED,
    table: 'platform_media_paths',
    why: 'addresses of pictures in content from elsewhere',
    personal: { path: 'published' },
    other: 'id',
  },
  {
    ...PUBLISHED,
    table: 'platform_media',
    why: 'pictures of the pages, some of staff',
    personal: { name: 'published', alt: 'published' },
    other: 'id type extension width height bytes blur at',
  },
  {
    ...PUBLISHED,
    table: 'platform_media_files',
    why: 'documents and films of the pages',
    personal: { name: 'published' },
    other: 'id type bytes at',
  },
];

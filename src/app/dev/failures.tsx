import { type BlockNode, defineBlock, type Page } from '~/modules/content';
import type { RegisteredBlock } from '~/page/contract';

/** Blocks that fail on purpose, so that what a visitor then sees can be looked at and tested: `/_dev/failures`. */

const contract = (name: string) => defineBlock({ name, title: name, version: 1, fields: {}, examples: {} });

function fail(): never {
  throw new Error('This block fails on purpose');
}

const FAILING: readonly (readonly [string, RegisteredBlock])[] = [
  ['FailingView', { folder: 'spacer', contract: contract('FailingView'), view: fail }],
  ['FailingData', { folder: 'spacer', contract: contract('FailingData'), view: () => null, load: fail }],
];

/** The real blocks and those that fail. */
export const withFailures = (
  blocks: ReadonlyMap<string, RegisteredBlock>,
): ReadonlyMap<string, RegisteredBlock> => new Map([...blocks, ...FAILING]);

const node = (componentName: string, fields: BlockNode['fields'] = {}): BlockNode => ({
  uid: componentName,
  componentName,
  fields,
});

/** A page on which one section cannot be drawn, another cannot be read, and the third stands. */
export const failuresPage = (language: string): Page => ({
  id: 'failures',
  template: 'Gallery',
  itemPath: '/_dev/failures',
  language,
  fields: {
    title: 'Failures',
    navigationTitle: 'Failures',
    metaTitle: 'Failures',
    metaDescription: '',
    ogImage: null,
    noindex: true,
  },
  placeholders: {
    header: [],
    main: [
      node('FailingView'),
      node('FailingData'),
      node('RichContent', { Title: 'Still here', TitleTag: 'H1' }),
    ],
    footer: [],
  },
  wildcard: [],
  ancestors: [],
});

import type { FieldSet } from '~/modules/content';

type Values = Readonly<Record<string, unknown>>;

/** One field of a block, with what an editor makes of it. */
export interface ChangedField {
  /** `Cards.Link`. */
  readonly path: string;
  /** The words that it says now; null where it says none. */
  readonly token: string | null;
  /** The fields with that one changed; in lists in the first entry. */
  change(fields: Values): Values;
}

const isValues = (value: unknown): value is Values => typeof value === 'object' && value !== null;

const PICTURE = { src: '/media/scene-charging-evening-3/1280.webp', width: 1920, height: 1080 };

/** Texts that are no words but name something: another name of that kind. */
const NAMES: Readonly<Record<string, string>> = {
  Anchor: 'annat-ankare',
  AuctionEnd: '2026-04-05T12:00',
  AuctionStart: '2026-03-04T12:00',
  CarId: 'another-car',
  CarIds: 'another-car',
  Datasource: '/another-page',
  EndTime: '2026-04-05T12:00',
  HeroBannerSearchUrl: '/another-search',
  Name: 'another_field',
  SearchUrl: '/another-search',
  SiteId: 'another-site',
  SiteIds: 'another-site',
  Slug: 'another-facility',
  SortName: 'car_price_desc',
  Url: 'https://another.example/page',
  Value: 'Annat',
};

/** Another value than before, and the words in it. */
function another(field: FieldSet[string], before: unknown, word: string): unknown {
  const { kind, options = [], limits = {}, fallback } = field;
  const value = before ?? fallback;
  switch (kind) {
    case 'text':
      return word.slice(0, limits.maxLength);
    case 'richText':
      return `<p>${word}</p>`;
    case 'boolean':
      return value !== true;
    case 'number':
      return Number(value) + 1 > (limits.max ?? Number.POSITIVE_INFINITY)
        ? Number(value) - 1
        : Number(value) + 1;
    case 'choice':
      return options.find((option) => option !== value);
    case 'icon':
      return options.find((option) => option !== '' && option !== value);
    case 'image':
      return { ...PICTURE, alt: word };
    case 'link':
      return { href: '/nagon-annanstans', text: word };
    case 'film':
      return 'another-film';
    case 'video':
      return '/media/film-charging.mp4';
    case 'file':
      return '/media/another.pdf';
    default:
      throw new Error(`No other value of a field of kind ${kind}`);
  }
}

const SAYS = new Set(['text', 'richText']);

/** Each field of a block, changed once. */
export function changedFields(fields: FieldSet, way = ''): readonly ChangedField[] {
  return Object.entries(fields).flatMap(([name, field]): readonly ChangedField[] => {
    const path = way + name;
    if (field.item === undefined) {
      const word = `Ord-${path.replace(/\W/g, '-')}`;
      const given = Object.hasOwn(NAMES, name) ? NAMES[name] : undefined;
      const change = (values: Values) => ({ ...values, [name]: given ?? another(field, values[name], word) });
      const isWords = SAYS.has(field.kind) && given === undefined;
      return [{ path, token: isWords ? word.slice(0, field.limits?.maxLength) : null, change }];
    }
    const inEntry = changedFields(field.item, `${path}.`).map(
      ({ change, ...inner }): ChangedField => ({
        ...inner,
        change(values) {
          const entries: readonly unknown[] = Array.isArray(values[name]) ? values[name] : [];
          const [first] = entries;
          return { ...values, [name]: [change(isValues(first) ? first : {}), ...entries.slice(1)] };
        },
      }),
    );
    const shorter: ChangedField = {
      path,
      token: null,
      change: (values) => ({ ...values, [name]: Array.isArray(values[name]) ? values[name].slice(1) : [] }),
    };
    return [shorter, ...inEntry];
  });
}

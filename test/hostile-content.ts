import sanitize from 'sanitize-html';
import type { Field, FieldSet } from '~/modules/content';

const MARKUP = '"><script>alert(1)</script><img src=x onerror=alert(1)>';
const CLOSING = `'"--></style></title></textarea></script><svg onload=alert(1)>`;
const SCRIPT_ADDRESS = 'javascript:alert(1)';
const DATA_ADDRESS = 'data:text/html,<script>alert(1)</script>';
/** An address that may stand in a page and would leave its attribute if it were written as it is. */
const QUOTED_ADDRESS = '/media/x"onload="alert(1)\'><script>alert(1)</script>.webp';

/** Texts, tame but long or odd, and the other kind: each is tried in every field of text at once. */
const TEXTS = {
  'markup with a script': MARKUP,
  'markup that closes what it stands in': CLOSING,
  'an address that is a script': SCRIPT_ADDRESS,
  'an address that is a document': DATA_ADDRESS,
  '100 000 letters without a gap': 'a'.repeat(100_000),
  '100 000 letters of markup': MARKUP.repeat(2000).slice(0, 100_000),
  'nothing but gaps': ' \t\n\u00a0 ',
  'half characters and the end of a string': 'a\u0000\ud83d\u202e\ufffe',
  'a name of the language': 'constructor',
} as const;

const HTML = [
  '<h1 onclick="alert(1)">x</h1><script>alert(1)</script><style>*{display:none}</style>',
  '<img src="x" onerror="alert(1)"><svg><script>alert(1)</script></svg><math><mtext></p><style><img src onerror=alert(1)>',
  '<iframe src="javascript:alert(1)" srcdoc="<script>alert(1)</script>"></iframe><object data="javascript:alert(1)"></object>',
  '<a href="java&#10;script:alert(1)" style="position:fixed;inset:0">a</a><a href=" data:text/html,x">b</a>',
  '<form action="javascript:alert(1)"><button formaction="javascript:alert(1)">x</button></form><base href="//evil.example">',
  `</div></main></body><p>${'<b>'.repeat(500)}`,
].join('');

const ADDRESSES = {
  'a script': SCRIPT_ADDRESS,
  'a script in disguise': ' \u0001java\tscript\n:alert(1)',
  'a document': DATA_ADDRESS,
  'another host': '//evil.example/x',
  'one that leaves its attribute': QUOTED_ADDRESS,
  'an absolute one that leaves its attribute': 'https://nordhem.example/"onload="alert(1)',
} as const;

/** Values of no field's kind. */
const JUNK = { null: null, number: 7, text: 'x', list: [null, 7, 'x', [], {}], object: { src: 7, href: {} } };

export const HOSTILE = [
  ...Object.entries(TEXTS).map(
    ([name, text]) => [`text: ${name}`, hostileValues(text, SCRIPT_ADDRESS)] as const,
  ),
  ...Object.entries(ADDRESSES).map(
    ([name, address]) => [`address: ${name}`, hostileValues(MARKUP, address)] as const,
  ),
  ...Object.entries(JUNK).map(([name, value]) => [`junk: ${name}`, () => value] as const),
  ['missing', () => undefined] as const,
] satisfies readonly (readonly [string, (field: Field<unknown>) => unknown])[];

export type Spoiler = (field: Field<unknown>) => unknown;

/** What a hostile editor would put into a field of each kind; `undefined` leaves what the example has. */
function hostileValues(text: string, address: string): Spoiler {
  return function value(field): unknown {
    switch (field.kind) {
      case 'text':
      case 'film':
        return longText(field, text);
      case 'richText':
        return HTML + text.slice(0, 100_000 - HTML.length);
      case 'link':
        return { href: address, text: text.slice(0, 500), target: '_blank' };
      case 'image':
        return { src: address, alt: text.slice(0, 1000), width: 20_000, height: 1 };
      case 'video':
      case 'file':
      case 'icon':
        return address;
      case 'list':
        return [0, 1, 2].map(() => spoiled(field.item ?? {}, {}, value));
      case 'number':
        return Number.NaN;
      default:
        return text;
    }
  };
}

/** As much of the text as the field takes: one that is refused would not be seen at all. */
function longText(field: Field<unknown>, text: string): string {
  const lengths = [100_000, 10_000, 5000, 2000, 1000, 500, 300, 200, 100, 60, 40, 20, 10];
  return (
    lengths.map((length) => text.slice(0, length)).find((part) => field.schema.safeParse(part).success) ??
    text
  );
}

type Values = Readonly<Record<string, unknown>>;

/** Stored values with every field of the wanted kinds spoiled; without kinds every field. */
export function spoiled(
  fields: FieldSet,
  values: Values,
  spoil: Spoiler,
  kinds?: readonly string[],
): Record<string, unknown> {
  const entries = Object.entries(fields).flatMap(([name, field]): [string, unknown][] => {
    const before = values[name];
    if (kinds === undefined || kinds.includes(field.kind)) {
      const value = spoil(field);
      return value === undefined ? [] : [[name, value]];
    }
    const { item } = field;
    if (item !== undefined && Array.isArray(before))
      return [[name, before.map((entry) => spoiled(item, { ...entry }, spoil, kinds))]];
    return before === undefined ? [] : [[name, before]];
  });
  return Object.fromEntries(entries);
}

/** A drawing from a server of the operator's that has been taken over. */
export const HOSTILE_DRAWING =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1" onload="alert(1)"><script>alert(1)</script>' +
  '<a href="javascript:alert(1)"><path d="M0 0" onclick="alert(1)"/></a><image href="javascript:alert(1)"/>' +
  '<foreignObject><iframe src="javascript:alert(1)"/></foreignObject></svg>';

/** Attributes that hold words, where an address is only read. */
const WORDS = new Set([
  ...['alt', 'title', 'content', 'value', 'placeholder', 'label', 'aria-label', 'aria-description'],
  'data-about',
]);
const RUNS = /^[\s\p{Cc}]*(?:javascript|vbscript|data:(?!image\/(?:webp|png|jpeg|avif|gif|svg\+xml)[;,]))/iu;
const DATA_BLOCKS = new Set(['application/json', 'application/ld+json']);

/** What in a document would run, or take the visitor where no editor may send him. `scripts` are the page's own. */
export function whatRuns(html: string, scripts: readonly string[]): readonly string[] {
  const found: string[] = [];
  sanitize(html, {
    allowedTags: false,
    allowedAttributes: false,
    allowVulnerableTags: true,
    onOpenTag: (name, attributes) => {
      const shown = `<${name} ${JSON.stringify(attributes).slice(0, 200)}>`;
      if (
        name === 'script' &&
        !DATA_BLOCKS.has(attributes.type ?? '') &&
        !scripts.includes(attributes.src ?? '')
      )
        found.push(shown);
      if (['base', 'object', 'embed', 'foreignobject'].includes(name)) found.push(shown);
      for (const [key, value] of Object.entries(attributes)) {
        if (/^on/i.test(key) || key === 'srcdoc' || (!WORDS.has(key) && RUNS.test(value))) found.push(shown);
        if (key === 'style' && /javascript:|expression\(|url\((?!"?data:image\/)/i.test(value))
          found.push(shown);
      }
    },
  });
  return found;
}

/** The data that stands in script elements, as the browser's scripts and search engines read it. */
export const dataBlocks = (html: string): readonly string[] =>
  [...html.matchAll(/<script type="application\/(?:ld\+)?json"[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, text = '']) => text,
  );

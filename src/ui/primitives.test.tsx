import { readdirSync, readFileSync } from 'node:fs';
import { renderToStaticMarkup as render } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { themeByKey, themeCss } from '~/themes';
import { Alert } from './alert';
import { Breadcrumb } from './breadcrumb';
import { Button, IconButton, LinkButton } from './button';
import { ChipLink } from './chip';
import { Checkbox, Select, TextInput } from './form/controls';
import { ErrorSummary } from './form/error-summary';
import { Field } from './form/field';
import { Heading, headingTag } from './heading';
import { iconId } from './icon/addresses';
import { BrandMark } from './icon/brand-mark';
import { ICON_NAMES, Icon, iconSprite, iconsIn, isIconName } from './icon/icon';
import { Picture } from './picture';
import { Facts } from './text/facts';
import { LoanWarning } from './text/loan-warning';
import { Price } from './text/price';
import { Rating } from './text/rating';
import { RichText } from './text/rich-text';

const id = (html: string, tag: string) => new RegExp(`<${tag}[^>]* id="([^"]+)"`).exec(html)?.[1];

describe('a field', () => {
  test('ties its label, hint and error to the control, the error first', () => {
    const html = render(
      <Field label="Phone" hint="We call you" error="Too short" required>
        {(control) => <TextInput {...control} name="phone" />}
      </Field>,
    );
    const control = id(html, 'input');
    expect(control).toBeTruthy();
    expect(html).toContain(`for="${control}"`);
    expect(html).toContain(`aria-describedby="${control}-error ${control}-hint"`);
    expect(html).toContain(`id="${control}-error"`);
    expect(html).toContain(`id="${control}-hint"`);
    expect(html).toContain('aria-invalid="true"');
    expect(html).toContain('required=""');
  });

  test('says nothing about errors and hints that it does not have', () => {
    const html = render(
      <Field label="Message" id="message" optionalText="optional">
        {(control) => <TextInput {...control} />}
      </Field>,
    );
    expect(html).toContain('id="message"');
    expect(html).not.toContain('aria-describedby');
    expect(html).not.toContain('aria-invalid');
    expect(html).not.toContain('required');
    expect(html).toContain('(optional)');
  });

  test('does not mark twice a label that carries its own star', () => {
    const html = render(
      <Field label="choose seller *" required>
        {(control) => <Select {...control} />}
      </Field>,
    );
    expect(html.match(/\*/g)).toHaveLength(1);
  });
});

describe('a picture', () => {
  const image = { src: '/media/volvo-v60-side/1280.webp', width: 1600, height: 1000, alt: 'Volvo V60' };

  test('offers AVIF in each width before one WebP, keeps its size free and waits unless it comes first', () => {
    const html = render(<Picture image={image} sizes="50vw" />);
    expect(html.match(/ type="[^"]*"/g)).toEqual([' type="image/avif"']);
    expect(html.match(/\d+\.(avif|webp)/g)).toEqual([
      '320.avif',
      '640.avif',
      '1280.avif',
      '1920.avif',
      '1280.webp',
    ]);
    expect(html).toContain('width="1600" height="1000"');
    expect(html).toContain('loading="lazy"');
    expect(html).toContain('sizes="50vw"');
    const first = render(<Picture image={image} sizes="50vw" priority />);
    expect(first).toContain('fetchPriority="high"');
    expect(first).not.toContain('loading="lazy"');
  });

  test('says that its alternative text is missing, unless it is decoration', () => {
    const { alt: _, ...nameless } = image;
    expect(render(<Picture image={nameless} sizes="1px" />)).toContain('alt="Missing alt text"');
    expect(render(<Picture image={{ ...image, alt: '  ' }} sizes="1px" />)).toContain(
      'alt="Missing alt text"',
    );
    expect(render(<Picture image={nameless} sizes="1px" decorative />)).toContain('alt=""');
  });

  test('shows another picture on a phone', () => {
    const phone = { src: '/media/volvo-v60-front/640.webp', width: 640, height: 800 };
    const html = render(<Picture image={image} phone={phone} sizes="100vw" />);
    expect(html).toMatch(
      /<source[^>]* media="\(width &lt; 768px\)" width="640" height="800"\/><source[^>]*"100vw"\/>/,
    );
    expect(html.indexOf('volvo-v60-front')).toBeLessThan(html.indexOf('volvo-v60-side'));
  });

  test('shows a picture from elsewhere as it is', () => {
    const html = render(<Picture image={{ ...image, src: 'https://pictures.example/a.jpg' }} sizes="1px" />);
    expect(html).not.toContain('<source');
    expect(html).toContain('src="https://pictures.example/a.jpg"');
  });
});

describe('buttons', () => {
  test('are buttons, not submit buttons, until told', () => {
    expect(render(<Button>Go</Button>)).toContain('type="button"');
    expect(render(<Button type="submit">Go</Button>)).toContain('type="submit"');
  });

  test('cannot be pressed while busy and say so', () => {
    const html = render(<Button busy>Send</Button>);
    expect(html).toContain('aria-disabled="true"');
    expect(html).toContain('aria-busy="true"');
    expect(html).toContain('Send');
  });

  test('lead somewhere as links, and have a name when they are only an icon', () => {
    expect(render(<LinkButton href="/x">Go</LinkButton>)).toMatch(/^<a href="\/x"/);
    expect(render(<IconButton icon="Cross" label="Close" />)).toContain('aria-label="Close"');
  });
});

describe('icons', () => {
  test('cover the names that are required', () => {
    for (const name of 'Battery Car Calendar ChevronLeft ChevronRight ChevronUp ChevronDown Cross Filter Mail Phone Pin Service Star Tire Truck Windshield CampaignAlert WarningAlert LinkedIn Facebook WhatsApp X'.split(
      ' ',
    )) {
      expect(isIconName(name), name).toBe(true);
    }
    expect(ICON_NAMES.length).toBeGreaterThanOrEqual(49);
    expect(isIconName('toString')).toBe(false);
  });

  test('are silent beside a text and named when alone', () => {
    expect(render(<Icon name="Car" />)).toContain('aria-hidden="true"');
    const named = render(<Icon name="Car" label="Car" />);
    expect(named).toContain('role="img"');
    expect(named).not.toContain('aria-hidden');
  });

  test('draw nothing outside their grid by mistake: every path is numbers and commands', () => {
    for (const name of ICON_NAMES) {
      const path = / d="([^"]+)"/.exec(iconSprite(iconsIn(render(<Icon name={name} />))))?.[1] ?? '';
      expect(path, name).toMatch(/^[Mm][0-9MmLlHhVvCcSsQqAaZz.,\s-]+$/);
    }
  });

  test('stand once in a document, however often it refers to them', () => {
    const markup = render(<Icon name="Car" />) + render(<Icon name="Mail" />) + render(<Icon name="Car" />);
    const ids = [...iconSprite(iconsIn(`${markup}<use href="#constructor"/>`)).matchAll(/ id="([^"]+)"/g)];
    expect(ids.map(([, id]) => id)).toEqual([iconId('Car'), iconId('Mail')]);
  });

  test('have ids of their own', () => {
    expect(new Set(ICON_NAMES.map(iconId)).size).toBe(ICON_NAMES.length);
  });

  test('a make without a mark is written out', () => {
    expect(render(<BrandMark brand="Volvo" />)).toContain('aria-label="Volvo"');
    expect(render(<BrandMark brand="Trabant" />)).toContain('>Trabant<');
  });
});

test('the last crumb is the page itself', () => {
  const html = render(
    <Breadcrumb label="Here" crumbs={[{ title: 'Start', href: '/' }, { title: 'Volvo' }]} />,
  );
  expect(html).toContain('<nav aria-label="Here"');
  expect(html).toMatch(/<span aria-current="page"[^>]*>Volvo/);
});

test('a price shows what belongs to it and nothing else', () => {
  const html = render(<Price price="249 900 kr" vat="incl. VAT" lowest="Lowest 259 900 kr" />);
  expect(html).toContain('249 900 kr');
  expect(html).toContain('Lowest 259 900 kr');
  expect(render(<Price price="1 kr" />).match(/<p/g)).toHaveLength(1);
});

test('facts leave out what is empty', () => {
  const html = render(<Facts facts={['2021', undefined, '', null, 'Diesel']} />);
  expect(html.match(/<li/g)).toHaveLength(2);
  expect(render(<Facts facts={[undefined, '']} />)).toBe('');
});

test('an alert is read aloud only when it is the answer to something', () => {
  expect(render(<Alert>Text</Alert>)).not.toContain('role=');
  expect(render(<Alert live>Text</Alert>)).toContain('role="status"');
  expect(
    render(
      <Alert live tone="danger">
        Text
      </Alert>,
    ),
  ).toContain('role="alert"');
});

test('an error summary links each error to its field', () => {
  const html = render(<ErrorSummary title="Check" errors={[{ field: 'phone', message: 'Too short' }]} />);
  expect(html).toContain('href="#phone"');
  expect(html).toContain('tabindex="-1"');
  expect(render(<ErrorSummary title="Check" errors={[]} />)).toBe('');
});

test('the loan warning is one notice with its triangle', () => {
  const html = render(<LoanWarning heading="Att låna kostar pengar!" body="Om du inte kan betala." />);
  expect(html).toContain('<strong>Att låna kostar pengar!</strong> Om du inte kan betala.');
  expect(html).toMatch(/<svg[^>]*aria-hidden="true"/);
});

test('chips say whether they are chosen', () => {
  expect(
    render(
      <ChipLink href="?" selected>
        All
      </ChipLink>,
    ),
  ).toContain('aria-current="true"');
});

test('a checkbox is named by its text and count', () => {
  expect(render(<Checkbox label="Diesel" count="12" name="car_fuel" />)).toMatch(
    /^<label.*Diesel.*12.*<\/label>$/,
  );
});

test('a heading has the level it is given and falls back when a field holds none', () => {
  expect(render(<Heading tag="h3">x</Heading>)).toMatch(/^<h3/);
  expect(headingTag('H1', 'h2')).toBe('h1');
  expect(headingTag('script', 'h2')).toBe('h2');
  expect(headingTag(undefined, 'h2')).toBe('h2');
});

test('empty rich text draws nothing', () => {
  expect(render(<RichText html="  " />)).toBe('');
});

test('stars are said in words', () => {
  expect(render(<Rating value={4} label="4 of 5" />)).toContain('aria-label="4 of 5"');
});

describe('styles', () => {
  const folder = new URL('./', import.meta.url);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.module.css'),
  );
  const tokens = themeCss(themeByKey('nordhem'));

  test.each(files)('%s lies in its layer and names only tokens', (file) => {
    const css = readFileSync(new URL(file, folder), 'utf8');
    expect(css.trimStart().startsWith('@layer ui {')).toBe(true);
    expect(css, 'physical sides do not turn with the language').not.toMatch(
      /(margin|padding|border)-(left|right|top|bottom)/,
    );
    for (const [, name = ''] of css.matchAll(/var\((--[a-z0-9-]+)\)/g)) {
      expect(tokens.includes(`${name}:`) || css.includes(`${name}:`), name).toBe(true);
    }
  });
});

import type { SeedItem } from '~/modules/content';
import type { Language } from '~/sites';
import { monthEnd } from '../build/days';
import { type PageText, page } from '../build/item';
import type { Kit } from '../build/kit';
import type { Part } from '../build/prose';
import type { Scene } from '../build/scenes';

type Pair = readonly [title: string, ...text: Part[]];
type Figure = readonly [before: string, figure: string, after: string];

interface Opening {
  readonly title: string;
  readonly nav: string;
  readonly description: string;
  readonly hero: readonly [title: string, text: string, scene: Scene];
}

interface Help {
  readonly title: string;
  readonly cards: readonly (readonly [
    icon: string,
    title: string,
    text: string,
    href: string,
    button: string,
  ])[];
}

/** What a dealer says in one language of paying, mending, businesses and campaigns. */
export interface SectionText {
  readonly kit: Kit;
  readonly finance: Opening & {
    readonly ways: readonly [string, ...Pair[]];
    readonly cta: readonly [title: string, text: string, button: string];
    /** The notice that borrowing costs money, where the law gives it words of its own. */
    readonly warned: boolean;
  };
  /** Left out where the site has a workshop page of its own. */
  readonly workshop?: Opening & {
    readonly services: Help;
    readonly tyres: readonly [title: string, text: string, button: string, scene: Scene];
    readonly faq: readonly [string, ...Pair[]];
  };
  readonly business: Opening & {
    readonly figures: readonly [Figure, Figure, Figure];
    readonly facts: readonly [string, ...Pair[]];
    readonly form: readonly [title: string, text: string];
  };
  readonly campaigns: Opening & {
    readonly clock: readonly [title: string, text: string, button: string];
    readonly reduced: readonly [title: string, all: string];
    readonly terms: readonly [string, ...Part[]];
  };
}

interface Sections {
  readonly names: {
    readonly finance: string;
    readonly workshop?: string;
    readonly business: string;
    readonly campaigns: string;
  };
  readonly texts: { readonly [L in Language]?: SectionText };
  readonly paths: {
    readonly all: string;
    readonly contact: string;
    readonly facilities: string;
    /** Where service is asked for; the facilities' own pages if left out. */
    readonly service?: string;
  };
  /** Pages below that of the workshop. */
  readonly belowWorkshop?: readonly SeedItem[];
}

const opening = (kit: Kit, { hero: [title, text, scene] }: Opening, link?: readonly [string, string]) =>
  kit.hero({ title, text, scene, ...(link !== undefined && { link }) });

const about = ({ title, nav, description }: Opening) => ({ title, nav, description });

function financePage({ kit, finance }: SectionText, { all }: Sections['paths']): PageText {
  const [waysTitle, ...ways] = finance.ways;
  const [title, text, button] = finance.cta;
  return {
    ...about(finance),
    main: [
      opening(kit, finance, [all, button]),
      kit.accordion(waysTitle, ways),
      kit.carTeaser({ title, sort: 'car_price_asc', to: [all, button] }),
      kit.text({ body: [text] }),
      ...(finance.warned ? [kit.loanWarning()] : []),
    ],
  };
}

function workshopPage(
  kit: Kit,
  workshop: NonNullable<SectionText['workshop']>,
  { contact, facilities, service = facilities }: Sections['paths'],
): PageText {
  const { services } = workshop;
  const [tyres, tyreText, tyreButton, tyreScene] = workshop.tyres;
  const [faqTitle, ...questions] = workshop.faq;
  return {
    ...about(workshop),
    main: [
      opening(kit, workshop, [service, services.cards[0]?.[4] ?? workshop.nav]),
      kit.cards({
        title: services.title,
        look: 'Icon',
        ground: 'Light',
        cards: services.cards.map(([icon, title, text, href, button]) => ({
          title,
          text,
          to: [href, button],
          icon,
        })),
      }),
      kit.tyreTeaser({
        title: tyres,
        text: tyreText,
        service: 'TyreHotel',
        scene: tyreScene,
        to: [contact, tyreButton],
      }),
      kit.faq(faqTitle, questions),
    ],
  };
}

function businessPage({ kit, business }: SectionText): PageText {
  const [factsTitle, ...facts] = business.facts;
  const [title, text] = business.form;
  return {
    ...about(business),
    main: [
      opening(kit, business),
      kit.highlights(...business.figures),
      kit.accordion(factsTitle, facts),
      kit.contactForm({ title, text }),
    ],
  };
}

function campaignPage({ kit, campaigns }: SectionText, { all }: Sections['paths'], today: string): PageText {
  const [title, text, button] = campaigns.clock;
  const [reduced, more] = campaigns.reduced;
  const [terms, ...small] = campaigns.terms;
  return {
    ...about(campaigns),
    main: [
      opening(kit, campaigns),
      kit.countdown({ title, text, end: `${monthEnd(today)}T18:00`, to: [all, button] }),
      kit.carTeaser({
        title: reduced,
        sort: 'car_price_asc',
        filters: { car_has_campaign_price: ['true'] },
        count: 8,
        to: [`${all}?car_has_campaign_price=true`, more],
      }),
      kit.legal(terms, ...small),
    ],
  };
}

/** The section pages that every dealer's site has beside cars and facilities. */
export function sectionPages(
  { names, texts, paths, belowWorkshop = [] }: Sections,
  today: string,
): readonly SeedItem[] {
  const each = (make: (text: SectionText) => PageText | null) =>
    Object.fromEntries(
      Object.entries(texts).flatMap(([language, text]) => {
        const made = make(text);
        return made === null ? [] : [[language, made]];
      }),
    );
  return [
    page(
      names.finance,
      each((text) => financePage(text, paths)),
    ),
    ...(names.workshop === undefined
      ? []
      : [
          page(
            names.workshop,
            each(({ kit, workshop }) => (workshop === undefined ? null : workshopPage(kit, workshop, paths))),
            { children: belowWorkshop },
          ),
        ]),
    page(
      names.business,
      each((text) => businessPage(text)),
    ),
    page(
      names.campaigns,
      each((text) => campaignPage(text, paths, today)),
    ),
  ];
}

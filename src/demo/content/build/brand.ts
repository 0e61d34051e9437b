import type { SeedAreas, SeedItem, SiteSeed } from '~/modules/content';
import type { Site } from '~/sites';
import { legalPage, notFoundPage } from '../legal/pages';
import { type BookingFlow, swedishBooking } from './booking';
import { home, narrowed, type PageText, page, wildcard } from './item';
import type { Kit } from './kit';
import type { Scene } from './scenes';

/** The site of one make that sells from the Swedish stock of the group. */
export interface Brand {
  readonly site: Site;
  readonly sv: Kit;
  /** The make as the stock writes it. */
  readonly make: string;
  readonly frame: SeedAreas;
  readonly texts: {
    readonly home: PageText;
    readonly models: PageText;
    readonly offers: PageText;
    readonly contact: PageText;
    readonly listIntro: string;
    readonly facilities: string;
  };
  /** Pages below the models. */
  readonly modelPages?: readonly SeedItem[];
  readonly more: readonly SeedItem[];
  readonly booking?: BookingFlow;
  readonly scenes: { readonly service: Scene; readonly lost: Scene };
}

const outOfMenu = (item: SeedItem): SeedItem => ({
  ...item,
  shared: { ...item.shared, hideInNavigation: true },
});

/** The pages of a make's site, in Swedish. */
export function brandSeed(brand: Brand): SiteSeed {
  const { site, sv, make, frame, texts, more, scenes, modelPages = [] } = brand;
  const list: PageText = {
    title: `${make} i lager`,
    nav: 'Bilar i lager',
    description: `Nya och begagnade ${make} i lager hos Nordhem, med pris, utrustning och ort.`,
    main: [
      sv.carList({
        title: `${make} i lager`,
        text: texts.listIntro,
        filters: { car_brand: [make] },
        drawer: true,
      }),
    ],
  };
  const car: PageText = {
    title: make,
    description: `Pris, bilder och utrustning, och anläggningen där bilen står.`,
    main: [sv.carDetail()],
  };
  const facility: PageText = {
    title: 'Anläggning',
    description: 'Adress, öppettider och avdelningar.',
    main: [sv.facilityDetail()],
  };
  return {
    site: site.key,
    home: home({ sv: texts.home }, [
      page(
        'kop-bil',
        { sv: texts.models },
        {
          children: [
            ...modelPages,
            page('alla-bilar-i-lager', { sv: list }, { children: [narrowed({ sv: list })] }),
            wildcard('*', { sv: car }, [wildcard('*', { sv: car })]),
          ],
        },
      ),
      page('erbjudanden', { sv: texts.offers }),
      ...more,
      swedishBooking(sv, site, scenes.service, brand.booking),
      page(
        'anlaggningar',
        {
          sv: {
            title: 'Hitta till oss',
            nav: 'Anläggningar',
            description: `Anläggningar hos Nordhem, med adresser, öppettider och verkstad för ${make}.`,
            main: [sv.facilityList('Hitta till oss', texts.facilities, { site_brands: [make] })],
          },
        },
        { children: [wildcard('*', { sv: facility })] },
      ),
      page('kontakt', { sv: texts.contact }, { hidden: true }),
      outOfMenu(legalPage('integritet', 'privacy', site, [sv])),
      outOfMenu(legalPage('kakor', 'cookies', site, [sv])),
      outOfMenu(legalPage('tillganglighet', 'accessibility', site, [sv])),
      notFoundPage(scenes.lost, [sv]),
    ]),
    partials: { sv: frame },
    dictionary: { sv: { 'notFound.toCars': `Se ${make} i lager` } },
  };
}

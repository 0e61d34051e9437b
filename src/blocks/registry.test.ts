import { describe, expect, test } from 'vitest';
import { checkBlock } from '~/modules/content';
import { BLOCKS, blockCatalogue } from './registry';

/** Every component of BLOCKS-1 and BLOCKS-2, and the blocks that are it. */
const NAMED = [
  ['C-021 hero banner', 'HeroBanner'],
  ['C-021 blurbs', 'Blurb'],
  ['C-021 car model cards', 'CarModelCard'],
  ['C-021, C-022 image cards', 'ImageCards'],
  ['C-021 accordions', 'Accordion'],
  ['C-021 countdown', 'Countdown'],
  ['C-021, C-023 footer links', 'FooterLinks'],
  ['C-021 alert banner', 'AlertBanner'],
  ['C-021, C-033 story lists', 'StoriesList'],
  ['C-033 story teaser', 'StoriesTeaser'],
  ['C-021 call-to-action banner', 'CtaBanner'],
  ['C-021 disclaimer modal', 'DisclaimerModal'],
  ['C-021 FAQ list', 'FaqList'],
  ['C-021 downloadable file list', 'FileDownloadList'],
  ['C-021 footer', 'Footer'],
  ['C-021 not-found hero', 'NotFoundHero'],
  ['C-021 highlight numbers', 'HighlightList'],
  ['C-021 image buttons', 'ImageButton'],
  ['C-021 legal info', 'LegalInfo'],
  ['C-021 mega-menu navigation', 'Navigation'],
  ['C-021 rich text', 'RichContent'],
  ['C-021 slide carousel', 'Carousel'],
  ['C-021 social media share', 'SocialMedia'],
  ['C-021 spacer', 'Spacer'],
  ['C-021 stage rows of cards', 'StageRow'],
  ['C-021 stage rows of cards, horizontal', 'StageRowHorizontal'],
  ['C-021 embedded video', 'Video'],
  ['C-024 car detail and its sections', 'CarDetail'],
  ['C-025 car list and flip cards', 'CarList'],
  ['C-026 car search hero', 'CarSearchHero'],
  ['C-027 auction header', 'AuctionHeader'],
  ['facility detail', 'FacilityDetail'],
  ['facility list', 'FacilityList'],
  ['C-029 marketing form', 'MarketingForm'],
  ['C-029 third-party form', 'ThirdPartyForm'],
  ['C-030 sell-car form', 'SellCarForm'],
  ['C-030 site selection', 'SiteSelectionList'],
  ['C-030 service booking', 'ServiceBooking'],
  ['C-030 service booking in pages', 'ServiceWizard'],
  ['C-030 service booking by place and date', 'BookingByPlace'],
  ['C-030 date picker', 'DatePicker'],
  ['C-031 tyre hotel', 'TyreHotel'],
  ['C-032 teaser of cars', 'CarTeaser'],
  ['C-032 teaser of facilities', 'FacilityTeaser'],
  ['C-032 teaser of tyres', 'TyreTeaser'],
  ['C-034 breadcrumb', 'Breadcrumb'],
  ['video element', 'VideoElement'],
  ['loan warning', 'LoanWarning'],
] as const;

describe('a component of the requirements can be placed, and has an example that may be stored', () => {
  test.each(NAMED)('%s: %s', (_, name) => {
    const block = blockCatalogue.get(name);
    expect(block?.title).toBeTruthy();
    expect(BLOCKS.get(name)?.view).toBeTypeOf('function');
    const examples = Object.entries(block?.examples ?? {});
    expect(examples.length).toBeGreaterThan(0);
    for (const [title, example] of examples) {
      const node = { uid: 'uid', componentName: name, fields: example.fields };
      expect(block && checkBlock(block, node), title).toEqual([]);
    }
  });
});

import { defineBlock, field } from '~/modules/content';
import { titleTag } from '~/page/title-tag';

const help =
  'Such as 2027-04-30T18:00 in the time of the site’s country, or with an offset: 2027-04-30T18:00+02:00';
const link = { href: '/auktioner', text: 'Se objekten' };

/** An auction: what is sold, when it begins and ends, and how far it has come. */
export const block = defineBlock({
  name: 'AuctionHeader',
  title: 'Auction header',
  version: 1,
  opensPage: false,
  fields: {
    Title: field.text({ maxLength: 300 }),
    TitleTag: titleTag('H1'),
    Text: field.richText(),
    AuctionStart: field.text({ maxLength: 40, help }),
    AuctionEnd: field.text({ maxLength: 40, help }),
    Link: field.link(),
  },
  examples: {
    Upcoming: {
      fields: {
        Title: 'Trettio tjänstebilar från Mälardalen',
        Text: '<p>Servade hos oss sedan de var nya. Visning på plats i Kista samma dag.</p>',
        AuctionStart: '2028-04-23T10:00',
        AuctionEnd: '2028-04-30T18:00',
        Link: link,
      },
    },
    'Running, with an offset': {
      fields: {
        Title: 'Inbytta skåpbilar',
        TitleTag: 'H2',
        Text: '<p>Bud läggs i hela tusental kronor, utan moms.</p>',
        AuctionStart: '2026-01-01T10:00+01:00',
        AuctionEnd: '2028-01-01T18:00+01:00',
        Link: { href: '/auktioner/skapbilar', text: '' },
      },
    },
    Ended: {
      fields: {
        Title: 'Vinterns demobilar',
        TitleTag: 'H2',
        AuctionStart: '2026-01-07T10:00',
        AuctionEnd: '2026-01-14T18:00',
      },
    },
    'Without times': { fields: { Title: 'Auktioner för företag', TitleTag: 'H2', Link: link } },
  },
});

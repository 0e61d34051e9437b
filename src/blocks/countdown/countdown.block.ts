import { defineBlock, field } from '~/modules/content';
import { titleTag } from '~/page/title-tag';

/** Days, hours, minutes and seconds until something begins or ends (COUNTDOWN-1). */
export const block = defineBlock({
  name: 'Countdown',
  title: 'Countdown',
  version: 1,
  opensPage: false,
  fields: {
    Title: field.text({ maxLength: 300 }),
    TitleTag: titleTag('H2'),
    Text: field.richText(),
    EndTime: field.text({
      maxLength: 40,
      help: 'Such as 2027-04-30T18:00 in the time of the site’s country, or with an offset: 2027-04-30T18:00+02:00',
    }),
    Link: field.link(),
  },
  examples: {
    'With title, text and button': {
      fields: {
        Title: 'Vårkampanjen slutar snart',
        Text: '<p>Vinterhjul och två års service ingår till och med sista april.</p>',
        EndTime: '2027-04-30T18:00',
        Link: { href: '/kop-bil/kampanjer/bilkampanjer', text: 'Se kampanjen' },
      },
    },
    'Only the time, with an offset': { fields: { EndTime: '2028-01-01T00:00:00+01:00' } },
    'At zero': {
      fields: { Title: 'Auktionen är slut', TitleTag: 'H3', EndTime: '2025-06-01T12:00' },
    },
  },
});

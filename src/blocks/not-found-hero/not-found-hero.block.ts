import { defineBlock, field } from '~/modules/content';

/** The page for addresses that nothing answers (PAGES-7). */
export const block = defineBlock({
  name: 'NotFoundHero',
  title: 'Not-found hero',
  version: 1,
  fields: {
    HeroNotFoundImage: field.image(),
    HeroNotFoundTitle: field.text({ maxLength: 300, help: 'Empty: the text of the dictionary' }),
    HeroNotFoundText: field.richText({ help: 'Empty: the text of the dictionary' }),
  },
  examples: {
    'With picture': {
      fields: {
        HeroNotFoundImage: {
          src: '/media/scene-forest-road-5/1280.webp',
          alt: 'En väg som försvinner in i skogen',
          width: 1920,
          height: 1080,
        },
        HeroNotFoundTitle: 'Här tar vägen slut',
        HeroNotFoundText:
          '<p>Sidan har flyttat, eller så har den aldrig funnits. Vi hjälper dig tillbaka.</p>',
      },
    },
    'Texts of the dictionary': { fields: {} },
  },
});

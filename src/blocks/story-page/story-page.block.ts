import { defineBlock, field } from '~/modules/content';

/** A story: what its page knows of it, its text, and the way to its neighbours (STORIES-6, STORIES-7). */
export const block = defineBlock({
  name: 'StoryPage',
  title: 'Story',
  version: 1,
  fields: { Text: field.richText() },
  placeholders: {
    StoryContent: {
      allow: [
        'RichContent',
        'Blurb',
        'Carousel',
        'Video',
        'ImageButton',
        'HighlightList',
        'CtaBanner',
        'SocialMedia',
      ],
    },
  },
  examples: {
    Standard: {
      fields: {
        Text: '<p>En kall morgon i Jokkmokk är bra att prova en elbil i. Vi tog tre modeller längs samma väg, med samma förare och samma termos.</p><h2>Så gjorde vi</h2><p>Tjugoåtta minusgrader, nio mil, ingen förvärmning.</p><blockquote>Räckvidden minskade med en fjärdedel. Förr var det hälften.</blockquote><p>Den stora skillnaden är värmepumpen.</p>',
      },
    },
  },
});

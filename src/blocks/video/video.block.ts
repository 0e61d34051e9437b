import { defineBlock, field } from '~/modules/content';

/** A film from YouTube that is fetched when the visitor asks for it (MEDIA-2). */
export const block = defineBlock({
  name: 'Video',
  title: 'Video',
  version: 1,
  fields: {
    YoutubeVideoId: field.film({ help: 'Such as aqz-KE-bpKQ, or the address of the film' }),
    Title: field.text({ maxLength: 300, help: 'Names the film' }),
    Image: field.image({ help: 'Shown until the film plays' }),
  },
  examples: {
    'With title and picture': {
      fields: {
        YoutubeVideoId: 'aqz-KE-bpKQ',
        Title: 'En dag i verkstaden',
        Image: {
          src: '/media/scene-workshop-bay-3/1280.webp',
          alt: 'En verkstadsplats',
          width: 1920,
          height: 1080,
        },
      },
    },
    'Only the film': { fields: { YoutubeVideoId: 'aqz-KE-bpKQ' } },
  },
});

import { defineBlock, field } from '~/modules/content';
import { titleTag } from '~/page/title-tag';

const poster = {
  src: '/media/scene-workshop-bay-3/1280.webp',
  alt: 'En verkstadsplats',
  width: 1920,
  height: 1080,
};

/** A film of our own: muted and in a loop, with buttons for film and sound (MEDIA-3). */
export const block = defineBlock({
  name: 'VideoElement',
  title: 'Video element',
  version: 1,
  fields: {
    Title: field.text({ maxLength: 300, help: 'Heading above the film, and its name' }),
    TitleTag: titleTag('H2'),
    VideoDesktop: field.video(),
    VideoPhone: field.video({ help: 'Shown under 768 px; empty: the same film' }),
    Poster: field.image({ help: 'Shown until the film plays' }),
    Width: field.choice(['Constrained', 'FullWidth']),
  },
  examples: {
    'With title, phone film and poster': {
      fields: {
        Title: 'En dag i verkstaden',
        VideoDesktop: '/media/film-workshop.mp4',
        VideoPhone: '/media/film-workshop-phone.mp4',
        Poster: poster,
      },
    },
    'Full width, only the film': {
      fields: { VideoDesktop: '/media/film-forest-road.mp4', Width: 'FullWidth' },
    },
    'Third level, phone film alone': {
      fields: { Title: 'Genom skogen', TitleTag: 'H3', VideoPhone: '/media/film-forest-road-phone.mp4' },
    },
  },
});

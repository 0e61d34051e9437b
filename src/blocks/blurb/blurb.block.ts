import { defineBlock, type FieldValues, field } from '~/modules/content';
import { titleTag } from '~/page/title-tag';

const image = {
  src: '/media/scene-workshop-bay-3/1280.webp',
  alt: 'En verkstadsplats i kvällsljus',
  width: 1920,
  height: 1080,
};
const text =
  '<p>Våra mekaniker är utbildade på ditt märke och skriver ner vad de gör. Du får veta vad det kostar innan vi börjar.</p>';
const link = { href: '/service-och-verkstad', text: 'Till verkstaden' };

/** Text beside a picture or a film (BLURB-1). */
export const block = defineBlock({
  name: 'Blurb',
  title: 'Blurb',
  version: 1,
  fields: {
    Title: field.text({ maxLength: 300 }),
    TitleTag: titleTag('H2'),
    RichText: field.richText(),
    Link: field.link(),
    ImageDesktop: field.image(),
    ImagePhone: field.image({ help: 'Shown under 768 px; empty: the same picture' }),
    VideoDesktop: field.video(),
    VideoPhone: field.video({ help: 'Shown under 768 px; empty: the same film' }),
    YoutubeID: field.film({ help: 'Wins over film and picture; the picture is its cover' }),
    HasControlBar: field.boolean({ help: 'A bar under the film with sound besides' }),
    Reverse: field.boolean({ help: 'Text first' }),
    BackgroundColor: field.choice(['None', 'BackgroundColor1', 'BackgroundColor2', 'BackgroundColor3']),
    UseTextAnimations: field.boolean(),
    UseMediaAnimations: field.boolean(),
  },
  examples: {
    'Picture, text after it': {
      fields: { Title: 'Mekaniker som kan din bil', RichText: text, Link: link, ImageDesktop: image },
    },
    'Text first, first ground, animated': {
      fields: {
        Title: 'Ladda hemma',
        TitleTag: 'H3',
        RichText: text,
        Link: { href: '/livet-med-bil', text: 'Läs om laddning' },
        ImageDesktop: { ...image, src: '/media/scene-charging-evening-1/1280.webp', alt: 'En bil laddas' },
        ImagePhone: { ...image, alt: 'Verkstaden, på höjden' },
        Reverse: true,
        BackgroundColor: 'BackgroundColor1',
        UseTextAnimations: true,
        UseMediaAnimations: true,
      },
    },
    'Film without a bar': {
      fields: {
        Title: 'Så låter en elbil',
        RichText: text,
        VideoDesktop: '/media/film-forest-road.mp4',
      },
    },
    'Film with a bar, second ground': {
      fields: {
        Title: 'Se hur det går till',
        RichText: text,
        ImageDesktop: image,
        VideoDesktop: '/media/film-workshop.mp4',
        VideoPhone: '/media/film-workshop-phone.mp4',
        HasControlBar: true,
        BackgroundColor: 'BackgroundColor2',
      },
    },
    'Film on YouTube, third ground': {
      fields: {
        Title: 'Provkörningen',
        RichText: text,
        Link: link,
        ImageDesktop: image,
        YoutubeID: 'aqz-KE-bpKQ',
        BackgroundColor: 'BackgroundColor3',
      },
    },
  },
});

/** A blurb in which nobody has written anything and to which no picture or film was given. */
export const isEmptyBlurb = (fields: FieldValues<typeof block.fields>): boolean =>
  fields.Title.trim() === '' &&
  fields.RichText.trim() === '' &&
  fields.ImageDesktop === null &&
  fields.VideoDesktop === null &&
  fields.VideoPhone === null &&
  fields.YoutubeID.trim() === '';

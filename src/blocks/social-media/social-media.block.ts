import { defineBlock, field } from '~/modules/content';

const channels = [
  { name: 'Facebook', Link: { href: 'https://www.facebook.com/', text: '', target: '_blank' as const } },
  { name: 'Instagram', Link: { href: 'https://www.instagram.com/', text: '', target: '_blank' as const } },
  { name: 'YouTube', Link: { href: 'https://www.youtube.com/', text: '', target: '_blank' as const } },
];

/** Our channels, and a menu to share the page (SHARE-1, SHARE-2). */
export const block = defineBlock({
  name: 'SocialMedia',
  title: 'Social media',
  version: 1,
  opensPage: false,
  fields: {
    Share: field.boolean({ help: 'With a menu that shares this page' }),
    SocialMediaChannels: field.list(
      {
        name: field.text({ maxLength: 60, help: 'A channel without a mark of its own shows its name' }),
        Link: field.link(),
      },
      { max: 20 },
    ),
  },
  examples: {
    'Share and channels': { fields: { Share: true, SocialMediaChannels: channels } },
    'Only share': { fields: { Share: true } },
    'Only channels, one without a mark': {
      fields: {
        SocialMediaChannels: [
          ...channels,
          { name: 'Mastodonten', Link: { href: 'https://social.example/', text: '' } },
        ],
      },
    },
  },
});

import { type SeedAreas, type SeedBlock, SITE_PHONE } from '~/modules/content';
import type { Site } from '~/sites';
import type { To } from './blocks';
import { link } from './blocks';
import { prose } from './prose';

/** A menu entry with what is below it. */
interface Entry {
  readonly to: To;
  readonly marked?: boolean;
  readonly picture?: object;
  readonly below?: readonly Entry[];
}

interface Notice {
  readonly title: string;
  readonly text: string;
  readonly type: 'Warning' | 'Dark' | 'Light' | 'Neutral';
  readonly icon: 'None' | 'CampaignAlert' | 'WarningAlert';
}

interface Frame {
  readonly site: Site;
  /** Left out: the menu is the page tree. */
  readonly menu?: readonly Entry[];
  readonly extras: readonly To[];
  readonly dark?: boolean;
  readonly slim?: boolean;
  readonly separated?: boolean;
  /** A banner above everything, or a message that belongs to the navigation. */
  readonly banner?: Notice;
  readonly message?: Notice;
  readonly contactTitle: string;
  readonly contactText: string;
  readonly columns: readonly { readonly title: string; readonly links: readonly To[] }[];
  readonly rights: string;
}

const menuEntry = ({ to: [Url, Title], marked = false, picture, below = [] }: Entry): object => ({
  Title,
  Url,
  HideInNavigation: false,
  TopSelected: marked,
  ImageUrl: picture ?? null,
  Children: below.map((child) => ({
    ...leaf(child),
    ImageUrl: child.picture ?? null,
    Children: (child.below ?? []).map(leaf),
  })),
});

const leaf = ({ to: [Url, Title], marked = false }: Entry) => ({
  Title,
  Url,
  HideInNavigation: false,
  TopSelected: marked,
});

const message = ({ title, text, type, icon }: Notice) => ({
  MessageTitle: title,
  MessageText: prose([text]),
  MessageType: type,
  MessageIcon: icon,
});

function navigation({ menu, extras, dark, slim, separated, message: own }: Frame): SeedBlock {
  return {
    componentName: 'Navigation',
    fields: {
      ...(menu !== undefined && { MegaMenu: menu.map(menuEntry) }),
      ExtraNavigationItems: extras.map((to) => ({ Title: to[1], Link: link(to) })),
      HasDarkTheme: dark ?? false,
      SlimNav: slim ?? false,
      ShowSeparator: separated ?? false,
      ...(own !== undefined && { HasMessage: true, ...message(own) }),
    },
  };
}

function footer({ site, contactTitle, contactText, columns, rights }: Frame): SeedBlock {
  const { contact, organisation, social } = site;
  const item = ([href, text]: To, more: object = {}) => ({ Link: { href, text }, ...more });
  return {
    componentName: 'Footer',
    fields: {
      Columns: [
        {
          Title: contactTitle,
          Description: prose([contactText]),
          ColumnItems: [
            item([SITE_PHONE, ''], { Icon: 'Phone', CopyButton: true }),
            item([`mailto:${contact.email}`, contact.email], { Icon: 'Mail', CopyButton: true }),
          ],
        },
        ...columns.map(({ title, links }) => ({
          Title: title,
          ColumnItems: links.map((to) => item(to)),
        })),
      ],
      SocialLinks: social.map(({ name, url }) => ({ name, Url: url })),
      BottomCopyrightText: `© ${organisation.legalName.replace(/\.$/, '')}. ${rights}`,
    },
  };
}

/** Header and footer that the pages of a site share in one language. */
export function frame(parts: Frame): SeedAreas {
  const banner: readonly SeedBlock[] =
    parts.banner === undefined ? [] : [{ componentName: 'AlertBanner', fields: message(parts.banner) }];
  return { header: [...banner, navigation(parts)], footer: [footer(parts)] };
}

import { field } from '~/modules/content';
import { EDITOR_ICONS } from '~/ui/icon/editor-icons';

/** What a card holds wherever cards are listed (CARDS-1). */
export const cardFields = {
  Title: field.text({ maxLength: 300 }),
  Text: field.text({ maxLength: 2000 }),
  Image: field.image(),
  Icon: field.icon(EDITOR_ICONS, {
    help: 'Shown when there is no picture, or in a row of icon cards',
  }),
  Link: field.link(),
  ButtonText: field.text({ maxLength: 100 }),
};

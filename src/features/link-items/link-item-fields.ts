import { field } from '~/modules/content';
import { EDITOR_ICONS } from '~/ui/icon/editor-icons';

/** A link with its icon, which can be copied. */
export const columnItemFields = {
  Link: field.link(),
  Icon: field.icon(EDITOR_ICONS),
  CopyButton: field.boolean({ help: 'A button beside it that copies its text' }),
};

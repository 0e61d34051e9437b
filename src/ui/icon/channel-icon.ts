import { ICON_NAMES, type IconName } from './icon';

/** The mark of a social channel by its name, however it is spelt; null where we have none and its name shows. */
export const channelIcon = (name: string): IconName | null =>
  ICON_NAMES.find((icon) => icon.toLowerCase() === name.trim().toLowerCase()) ?? null;

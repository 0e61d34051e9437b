import type { IconName } from './icon';

/**
 * The icons that editors choose from (MEDIA-4): a fixed list. What the site itself draws besides (menu, play,
 * arrows) is not offered.
 */
export const EDITOR_ICONS = [
  ...['Battery', 'Calculator', 'Calendar', 'CampaignAlert', 'Car', 'CarFront', 'Check'],
  ...['ChevronDown', 'ChevronLeft', 'ChevronRight', 'ChevronUp', 'Clock', 'Cross', 'Document', 'Electric'],
  ...['Filter', 'Fuel', 'Gauge', 'Gavel', 'Globe', 'Grid', 'Heart', 'Home', 'Info', 'Key', 'Leaf', 'Mail'],
  ...['Percent', 'Phone', 'Pin', 'Plug', 'Refresh', 'Search', 'Service', 'Shield', 'Star', 'Tire', 'Truck'],
  ...['User', 'WarningAlert', 'Windshield'],
  // Brands and channels
  ...['Nordhem', 'Facebook', 'Instagram', 'LinkedIn', 'TikTok', 'WhatsApp', 'X', 'YouTube'],
] as const satisfies readonly IconName[];

/** Icons and looks that an editor gives a notice. */
export const MESSAGE_ICONS = ['None', 'CampaignAlert', 'WarningAlert'] as const;
export const MESSAGE_TYPES = ['Neutral', 'Light', 'Dark', 'Warning'] as const;

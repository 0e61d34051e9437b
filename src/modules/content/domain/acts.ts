/** The kinds of things that are done to a site. */
export const ACTS = [
  'save',
  'publish',
  'unpublish',
  'schedule',
  'reschedule',
  'unschedule',
  'ending',
  'create',
  'move',
  'delete',
  'shared',
  'texts',
  'tags',
  'redirects',
  'import',
  'preview-link',
  'picture',
  'picture-replace',
  'picture-delete',
] as const;
export type Act = (typeof ACTS)[number];

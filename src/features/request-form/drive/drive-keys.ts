/** What the choice of a time may say. */
export const DRIVE_KEYS = [
  ...(['drive.when', 'drive.callMe', 'drive.day', 'drive.times', 'drive.loading', 'drive.failed'] as const),
  ...(['drive.retry', 'drive.none', 'drive.chooseTime', 'drive.toPage', 'drive.tooMany'] as const),
  'form.driveTaken',
  'visitPage.calendar',
] as const;

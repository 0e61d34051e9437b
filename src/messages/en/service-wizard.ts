/** The wizard of five pages (WIZARD-1); what it shares with flow A stands in `booking`. */
export const serviceWizard = {
  'wizard.steps': 'Steps of the booking',
  'wizard.step2': 'Vehicle info',
  'wizard.step3': 'Choose services',
  'wizard.step4': 'Workshop',
  'wizard.step5': 'Summary',
  'wizard.brand': 'Book service for your {brand} here',
  'wizard.back': 'Back',
  'wizard.decline': 'No, thank you',
  'wizard.close': 'Close',
  'wizard.closeBox': 'Close the box',
  'wizard.edit': 'Change {name}',
  'wizard.addOns': 'Add-ons',
  'wizard.stays': 'I wait at the workshop while you work on the car',
  'wizard.staying': 'You have chosen to wait at the workshop',
  'wizard.car': 'Car',
  'wizard.noWorkshops': 'No workshops were found',
  'wizard.workshopsFailed':
    'Something went wrong while we searched. Try again, or contact us at {email} for help.',
  'wizard.send': 'Send booking request',
  'wizard.sent': 'We are sending a mail to {email}. In it is the link to change or cancel.',
} as const;

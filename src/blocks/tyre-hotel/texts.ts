import type { Translate } from '~/messages';

/** What the flow says in the browser; what its calls answer has words of its own. */
export const TYRE_HOTEL_KEYS = [
  ...['sell.regno', 'form.optional', 'form.errorTitle', 'form.requiredHint', 'form.phone', 'form.email'],
  ...[
    'form.phoneMissing',
    'form.emailMissing',
    'form.emailInvalid',
    'booking.plateHint',
    'booking.comment',
    'booking.privacy',
  ],
  ...[
    'tyreHotel.search',
    'tyreHotel.searching',
    'tyreHotel.bookService',
    'tyreHotel.failed',
    'tyreHotel.loginTitle',
  ],
  ...[
    'tyreHotel.loginText',
    'tyreHotel.sendCode',
    'tyreHotel.sending',
    'tyreHotel.otherCar',
    'tyreHotel.codeTitle',
  ],
  ...[
    'tyreHotel.codeSent',
    'tyreHotel.codeLabel',
    'tyreHotel.codeDigit',
    'tyreHotel.verify',
    'tyreHotel.newCode',
  ],
  ...[
    'tyreHotel.newCodeSent',
    'tyreHotel.carTitle',
    'tyreHotel.noCar',
    'tyreHotel.agreement',
    'tyreHotel.location',
  ],
  ...[
    'tyreHotel.shelf',
    'tyreHotel.tyres',
    'tyreHotel.noTyres',
    'tyreHotel.summer',
    'tyreHotel.winter',
    'tyreHotel.depth',
  ],
  ...[
    'tyreHotel.good',
    'tyreHotel.replace',
    'tyreHotel.FL',
    'tyreHotel.FR',
    'tyreHotel.RL',
    'tyreHotel.RR',
    'tyreHotel.SPARE',
  ],
  ...[
    'tyreHotel.book',
    'tyreHotel.logOut',
    'tyreHotel.questions',
    'tyreHotel.bookingTitle',
    'tyreHotel.loadingDays',
  ],
  ...[
    'tyreHotel.date',
    'tyreHotel.dateMissing',
    'tyreHotel.previousMonth',
    'tyreHotel.nextMonth',
    'tyreHotel.notFree',
  ],
  ...[
    'tyreHotel.time',
    'tyreHotel.timeMissing',
    'tyreHotel.timeHint',
    'tyreHotel.noTimes',
    'tyreHotel.noDates',
  ],
  ...[
    'tyreHotel.dateError',
    'tyreHotel.timeError',
    'tyreHotel.again',
    'tyreHotel.firstName',
    'tyreHotel.lastName',
  ],
  ...['tyreHotel.firstNameMissing', 'tyreHotel.lastNameMissing', 'tyreHotel.phoneInvalid', 'tyreHotel.send'],
  ...[
    'tyreHotel.sendingBooking',
    'tyreHotel.offline',
    'tyreHotel.back',
    'tyreHotel.thanks',
    'tyreHotel.thanksText',
  ],
  ...['tyreHotel.bookingId', 'tyreHotel.service', 'tyreHotel.when', 'tyreHotel.allDay', 'tyreHotel.customer'],
  ...[
    'tyreHotel.workshop',
    'tyreHotel.manage',
    'tyreHotel.toCar',
    'tyreHotel.rate',
    'tyreHotel.star',
    'tyreHotel.sendRating',
  ],
  ...['tyreHotel.rated', 'tyreHotel.region', 'tyreHotel.noScript'],
] as const satisfies readonly (keyof typeof import('~/messages/en').en)[];

export type TyreHotelKey = (typeof TYRE_HOTEL_KEYS)[number];
export type TyreHotelTexts = Translate<TyreHotelKey>;

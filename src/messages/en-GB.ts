import { en } from './en';
import type { Messages } from './types';

/** British English: the source texts, with the words of the British trade where they differ. */
export const enGB = {
  ...en,
  'notFound.toStart': 'Go to the homepage',
  'shell.homeLink': '{site}, homepage',
  'near.placeholder': 'For example Leeds or LS1',
  'list.searchLabel': 'Search our cars',
  'car.reducedFrom': 'Was {price}',
  'field.car_retail_price': 'Previous price',
  'map.title': 'Map of our dealers',
  'map.group': 'Zoom in: {count} dealers',
  'facility.listTitle': 'Our dealers',
  'facility.backToAll': 'Back to all dealers',
  'facility.searchLabel': 'Search dealers',
  'facility.searchPlaceholder': 'Town, postcode or service',
  'facility.count': { one: '{count} dealer', other: '{count} dealers' },
  'facility.showMore': 'Show more dealers',
  'facility.noResults': 'No dealer matches that',
  'facility.nowhere': 'There are no dealers here just now',
  'facility.listError': 'We could not fetch the dealers just now. Please try again in a moment.',
  'facility.carsHere': 'Cars at this dealer',
  'facility.toFacility': 'See the dealer',
  'facility.departmentBodyWork': 'Body shop',
  'field.car_body': 'Body style',
  'field.car_drive': 'Drivetrain',
  'field.car_acceleration_text': '0–62 mph',
  'field.car_cargo_volume_text': 'Boot space',
  'field.car_vat_eligible': 'VAT qualifying',
  'field.car_beneficial_value': 'P11D value',
  'finance.downPayment': 'Deposit',
  'finance.period': 'Term',
  'finance.residual': 'Optional final payment',
  'finance.loanAmount': 'Total amount of credit',
  'finance.nominalRate': 'Rate of interest',
  'finance.effectiveRate': 'Representative APR',
  'finance.total': 'Total amount payable',
  'finance.monthlyCost': 'Monthly payment',
  'finance.calculate': 'Work out your monthly payment',
  'finance.mileagePerYear': 'Annual mileage',
  'finance.startFee': 'Arrangement fee',
  'finance.how.credit': 'Price {price} less deposit {downPayment} leaves {amount} to borrow.',
  'finance.how.payment':
    'At {nominal} a year, {monthlyRate} a month, {months} equal payments of {payment} bring the loan down to the optional final payment of {residual}.',
  'finance.how.total':
    '{otherMonths} months at {monthlyExact}, the last at {lastMonth}, the optional final payment {residual} and the arrangement fee {startFee}: {total} in all.',
  'finance.how.effective':
    'The representative APR of {effective} is the yearly rate at which all these payments together are worth {amount} on the day the loan is paid out. It counts the fees in.',
  'form.name': 'Full name',

  // Alerts

  // Mail to the dealer
  'leadMail.subject': 'Enquiry from the website',
  'leadMail.subjectCar': 'Enquiry about {car}',
  'receipt.subject': 'We have your enquiry to {facility}',
  'receipt.subjectCar': 'We have your enquiry about {car}',
  'workshopService.euInspection': 'MOT test',
  'workshopService.wheelChange': 'Tyre change',
  'leadMail.answer': 'Reply to this email and your reply goes to {name}.',
} as const satisfies Messages;

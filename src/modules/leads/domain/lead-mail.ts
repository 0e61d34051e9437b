import type { Translate } from '~/messages';
import type { DistanceUnit } from '~/sites';
import type { Lead } from '../store/lead-store';

/** The mail a dealer gets: who asks, what for, about which car. Answering it answers the visitor. */
export function leadMail(
  lead: Lead,
  t: Translate,
  { origin, distanceUnit }: { readonly origin: string; readonly distanceUnit: DistanceUnit },
): { subject: string; text: string } {
  const { values } = lead;
  const wishes = [
    ...(values.quote ? [t('form.wantsQuote')] : []),
    ...(values.testDrive ? [t('form.wantsTestDrive')] : []),
    ...(values.option === 'sell' ? [t('sell.optionSell')] : []),
    ...(values.option === 'trade-in' ? [t('sell.optionTradeIn')] : []),
  ];
  const rows: readonly (readonly [string, string])[] = [
    [t('form.name'), values.name],
    [t('form.phone'), values.phone],
    [t('form.email'), values.email],
    [t('leadMail.car'), [values.car, values.carId && `(${values.carId})`].filter(Boolean).join(' ')],
    [t('sell.regno'), values.regno],
    [t('sell.milage'), values.milage && `${values.milage} ${distanceUnit}`],
    [t('leadMail.wishes'), wishes.join('; ')],
    [t('field.car_site_id'), values.siteName],
    [t('form.message'), values.message],
    [t('leadMail.sentFrom'), origin + values.sourceUrl],
    [t('leadMail.reference'), lead.id],
  ];
  const lines = rows.filter(([, value]) => value !== '').map(([label, value]) => `${label}: ${value}`);
  return {
    subject: subjectOf(values, t),
    text: [...lines, '', t('leadMail.answer', { name: values.name })].join('\n'),
  };
}

function subjectOf({ option, regno, car }: Lead['values'], t: Translate): string {
  if (option === 'sell') return t('leadMail.subjectSell', { regno });
  if (option === 'trade-in') return t('leadMail.subjectTradeIn', { regno });
  return car === '' ? t('leadMail.subject') : t('leadMail.subjectCar', { car });
}

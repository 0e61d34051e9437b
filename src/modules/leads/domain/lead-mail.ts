import type { Translate } from '~/messages';
import type { Lead } from '../store/lead-store';

/** The mail a dealer gets: who asks, what for, about which car. Answering it answers the visitor. */
export function leadMail(lead: Lead, t: Translate, origin: string): { subject: string; text: string } {
  const { values } = lead;
  const wishes = [
    ...(values.quote ? [t('form.wantsQuote')] : []),
    ...(values.testDrive ? [t('form.wantsTestDrive')] : []),
  ];
  const rows: readonly (readonly [string, string])[] = [
    [t('form.name'), values.name],
    [t('form.phone'), values.phone],
    [t('form.email'), values.email],
    [t('leadMail.car'), [values.car, values.carId && `(${values.carId})`].filter(Boolean).join(' ')],
    [t('leadMail.wishes'), wishes.join('; ')],
    [t('field.car_site_id'), values.siteName],
    [t('form.message'), values.message],
    [t('leadMail.sentFrom'), origin + values.sourceUrl],
    [t('leadMail.reference'), lead.id],
  ];
  const lines = rows.filter(([, value]) => value !== '').map(([label, value]) => `${label}: ${value}`);
  const subject = values.car === '' ? t('leadMail.subject') : t('leadMail.subjectCar', { car: values.car });
  return { subject, text: [...lines, '', t('leadMail.answer', { name: values.name })].join('\n') };
}

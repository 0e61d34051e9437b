import { sendLead } from '~/features/request-form/browser';

/**
 * Sends the offer of a car. The browser's console has start, success and failure too: the server cannot log what has not
 * reached it. Nothing is logged of what was typed (SELL-FORM-5).
 */
export async function sendOffer(
  form: HTMLFormElement,
  envelope: object,
  log: Pick<Console, 'info' | 'error'> = console,
): ReturnType<typeof sendLead> {
  log.info('SellCarForm: sending');
  const outcome = await sendLead(form, envelope, 'SellCar form');
  if (outcome.kind === 'sent') log.info('SellCarForm: sent');
  else
    log.error(
      `SellCarForm: not sent, ${outcome.kind === 'invalid' ? 'invalid' : (outcome.error ?? 'no answer')}`,
    );
  return outcome;
}

import { pushEvent } from '~/ui/analytics';
import { type SendOutcome, sendOnce } from './send-once';

/**
 * Sends a request once. When it is stored, analytics hears of it under the form's name, and nothing of who sent it
 * (SELL-FORM-5, SERVICE-REQUEST-8).
 */
export async function sendLead(form: HTMLFormElement, envelope: object, name: string): Promise<SendOutcome> {
  const outcome = await sendOnce(form.action, envelope, (input, init) => fetch(input, init));
  if (outcome.kind === 'sent')
    pushEvent({
      event: 'form_interaction',
      category: 'form interaction',
      name,
      action: 'submit form',
      type: 'hard',
    });
  return outcome;
}

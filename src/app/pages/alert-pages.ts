import { AlertPageView, alertPageTitle } from '~/features/car-alert';
import { type Translate, translator } from '~/messages';
import { ALERT_FORM, ALERTS_PATH, type AlertPages } from '~/modules/alerts';
import type { FormState } from '~/page/contract';
import type { HostTable } from '../http/hosts';
import { type Pages, pageResponse } from '../http/pages';
import { languageOf } from './form-pages';
import type { OwnPages } from './own-pages';

export interface AlertPagesOptions {
  readonly own: OwnPages;
  readonly pages: Pages;
  readonly hosts: HostTable;
  readonly headers: Readonly<Record<string, string>>;
}

/** The pages of alerts in the frame of their site: its header, its footer, its theme. */
export function alertPages(options: AlertPagesOptions): AlertPages {
  const { own, pages, hosts, headers } = options;
  return {
    draw: (site, language, alert, status) =>
      own.draw(
        site,
        language,
        {
          feature: 'car-alert',
          title: alertPageTitle(alert, translator(language)),
          view: (page) => AlertPageView({ alert, page }),
        },
        status,
      ),
    async again(request, { source, values, fields, failure }) {
      const host = request.headers.get('host') ?? undefined;
      const site = hosts.siteOf(host);
      const t = translator(languageOf(site, source));
      const problems = failure.kind === 'invalid' ? failure.problems : {};
      const state: FormState = {
        formName: ALERT_FORM,
        outcome: failure.kind === 'invalid' ? 'invalid' : 'failed',
        values,
        problems: {
          ...(problems.email !== undefined && { email: t(EMAIL_TEXTS[problems.email]) }),
          ...(problems.wish !== undefined && { wish: t('alert.wishMissing') }),
        },
        message: messageOf(failure.kind, t),
        reference: failure.kind === 'unavailable' ? failure.reference : null,
      };
      const sent = { action: ALERTS_PATH, fields };
      const answer = await pages.withForm(host, new URL(source, hosts.originOf(site)), state, sent);
      return pageResponse(answer, request.headers, { ...headers });
    },
  };
}

function messageOf(failure: string, t: Translate): string | null {
  if (failure === 'rate-limited') return t('failure.rateLimited');
  return failure === 'unavailable' ? t('request.unavailable') : null;
}

const EMAIL_TEXTS = {
  emailMissing: 'form.emailMissing',
  emailInvalid: 'form.emailInvalid',
  wishMissing: 'alert.wishMissing',
} as const;

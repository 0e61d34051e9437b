import type { createSendOuts } from '~/modules/tyre-hotel';
import type { Jobs } from '~/platform/jobs';
import { nullLog } from '~/platform/log';
import type { Mail } from '~/platform/mail';
import type { Sms } from '~/platform/sms';
import { LOOK } from '~test/leads/dealer';
import { mailerInto, smsInto } from '~test/recorders';
import { clock, database } from '~test/tyre-hotel/hotel-stage';

type SendOutOptions = Parameters<typeof createSendOuts>[0];

/** What notices are sent with in a test, from one workshop, and what was sent. */
export function noticeStage(jobs: Jobs, words: SendOutOptions['words']) {
  const mails: Mail[] = [];
  const texts: Sms[] = [];
  const options: SendOutOptions = {
    database: database(),
    jobs,
    clock,
    log: nullLog,
    words,
    mailer: mailerInto(mails),
    sms: smsInto(texts),
    originOf: () => 'https://nordhem.example',
    look: () => LOOK,
    locationOf: (_, erpId) => ({
      erpId,
      locationName: 'Nordhem 1',
      departmentName: 'Verkstad',
      phone: '08-123 45 67',
      email: 'verkstad@nordhem.example',
    }),
  };
  const forget = () => {
    mails.length = 0;
    texts.length = 0;
  };
  return { options, mails, texts, forget };
}

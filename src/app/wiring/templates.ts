import { alertTemplates } from '~/modules/alerts';
import { phoneCodeTemplate } from '~/modules/identity';
import { leadTemplates } from '~/modules/leads';
import type { Template } from '~/modules/templates';
import { driveTemplates } from '~/modules/test-drives';
import { tyreHotelTemplates } from '~/modules/tyre-hotel';
import { visitTemplates } from '~/modules/workshop';
import { stockReviewTemplate } from './cars/stock-review';
import { invitationTemplate } from './staff/invitation-mail';
import { signInWarningTemplate } from './staff/sign-in-warning';
import { tokenNoticeTemplate } from './staff/token-notice';

/** Every message that the product sends, and what answers of staff begin with. */
export const TEMPLATES: readonly Template[] = [
  ...visitTemplates,
  ...driveTemplates,
  ...tyreHotelTemplates,
  ...leadTemplates,
  ...alertTemplates,
  invitationTemplate,
  signInWarningTemplate,
  tokenNoticeTemplate,
  phoneCodeTemplate,
  stockReviewTemplate,
];

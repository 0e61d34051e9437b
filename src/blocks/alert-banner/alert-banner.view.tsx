import { Notice } from '~/features/alert-notice';
import type { BlockView, FieldsOf } from '~/page/contract';
import type { block } from './alert-banner.block';

export const view: BlockView<FieldsOf<typeof block>> = ({ fields, page }) => (
  <Notice
    page={page}
    title={fields.MessageTitle}
    text={fields.MessageText}
    icon={fields.MessageIcon}
    type={fields.MessageType}
  />
);

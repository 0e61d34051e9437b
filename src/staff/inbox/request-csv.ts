import { type InboxRequest, referenceOf, requestKind } from '~/modules/leads';
import { localDateTime } from '~/platform/time';
import { siteNamed } from '~/sites';
import { CSV_MARK, csvLine, csvTime } from '../csv';
import type { StaffFrame } from '../staff.shell';
import { type Names, subjectText } from './request-words';

/** The names of the columns. */
export function csvHead({ t, site }: StaffFrame): string {
  const names = [
    t('leadMail.reference'),
    t('inbox.column.received'),
    t('inbox.column.state'),
    t('inbox.column.kind'),
    t('inbox.column.with'),
    t('inbox.column.due'),
    t('form.name'),
    t('form.phone'),
    t('form.email'),
    t('leadMail.car'),
    t('sell.regno'),
    t('field.car_site_id'),
    t('form.message'),
  ];
  return CSV_MARK + csvLine(names, site);
}

export function csvOfRequests(requests: readonly InboxRequest[], frame: StaffFrame, names: Names): string {
  const { t } = frame;
  return requests
    .map((request) => {
      const { id, site, values, context, state, assignee, createdAt, dueAt } = request;
      const { zone } = siteNamed(site);
      const cells = [
        referenceOf(id),
        csvTime(localDateTime(createdAt, zone)),
        t(`inbox.state.${state}`),
        t(`inbox.kind.${requestKind(values)}`),
        assignee === null ? null : (names.get(assignee) ?? t('inbox.formerColleague')),
        dueAt === null ? null : csvTime(localDateTime(dueAt, zone)),
        values.name,
        values.phone,
        values.email,
        subjectText(request),
        values.regno,
        context.place.name,
        values.message || (values.service?.other ?? ''),
      ];
      return csvLine(cells, frame.site);
    })
    .join('');
}

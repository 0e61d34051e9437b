import * as wire from '../../../studio-wire';
import { type CallList, CHANGED, call } from './described';

const FILES = ['unknown-type', 'too-many-pixels', 'unsafe-svg', 'damaged', 'unavailable'] as const;

/** What stands beside the pages: redirects, alerts, pictures, texts, the log. */
export const ROOM_CALLS: CallList = {
  'GET /redirects/:site': call(
    'listRedirects',
    'publishing',
    'The redirects of a site, with how often each was followed',
    wire.redirectsAnswer,
  ),
  'PUT /redirects/:site': call(
    'changeRedirects',
    'publishing',
    'Adds a redirect, or takes one away',
    wire.redirectsAnswer,
    { body: wire.redirectChange, failures: CHANGED },
  ),
  'POST /redirects/:site/test': call(
    'testRedirect',
    'publishing',
    'Where an address leads',
    wire.redirectTestAnswer,
    { body: wire.redirectTest },
  ),
  'GET /redirects/:site/csv': call('exportRedirects', 'publishing', 'The redirects as CSV', wire.csvAnswer),
  'POST /redirects/:site/csv': call(
    'importRedirects',
    'publishing',
    'Reads redirects from CSV, all or none',
    wire.redirectsAnswer,
    { body: wire.csvRequest, failures: CHANGED },
  ),
  'GET /missing/:site': call(
    'listMissingAddresses',
    'publishing',
    'What visitors asked for in vain',
    wire.missingAnswer,
  ),
  'DELETE /missing/:site': call(
    'forgetMissingAddress',
    'publishing',
    'Strikes an address from what was not found',
    wire.missingAnswer,
    { body: wire.missingRequest },
  ),
  'GET /alerts/:site': call('listAlerts', 'publishing', 'The alert banners of a site', wire.alertsAnswer),
  'PUT /alerts/:site/:id': call(
    'saveAlert',
    'publishing',
    'Makes or changes an alert banner; it takes effect at its time',
    wire.alertsAnswer,
    { body: wire.alertRequest, failures: [...CHANGED, 'time-passed'] },
  ),
  'POST /alerts/:site/:id/end': call('endAlert', 'publishing', 'Ends an alert banner now', wire.alertsAnswer),
  'DELETE /alerts/:site/:id': call(
    'deleteAlert',
    'publishing',
    'Takes an alert banner away',
    wire.alertsAnswer,
  ),
  'GET /pictures/:site': call(
    'listPictures',
    'drafts',
    'The pictures that editors choose from',
    wire.picturesAnswer,
  ),
  'POST /pictures/:site': call(
    'uploadPicture',
    'drafts',
    'Stores a picture: its bytes are the body, as `application/octet-stream`',
    wire.pictureAnswer,
    { query: wire.uploadQuery, failures: FILES },
  ),
  'PUT /pictures/:site/:id': call(
    'describePicture',
    'drafts',
    'Gives a picture another name, folder or text; what is another one by now than the one in `read` is a conflict',
    wire.doneAnswer,
    { body: wire.pictureChange, failures: ['conflict'] },
  ),
  'GET /pictures/:site/:id/usage': call(
    'listPictureUsage',
    'drafts',
    'The pages, alerts and texts that show a picture, and the deleted pages that would',
    wire.usageAnswer,
  ),
  'POST /pictures/:site/:id/replace': call(
    'replacePicture',
    'publishing',
    'Shows another picture everywhere, at once',
    wire.replacedAnswer,
    { body: wire.replaceRequest },
  ),
  'DELETE /pictures/:site/:id': call(
    'deletePicture',
    'publishing',
    'Takes a picture away that nothing shows, nor would once restored',
    wire.doneAnswer,
    { failures: ['in-use'] },
  ),
  'GET /targets/:site/:language': call(
    'listLinkTargets',
    'drafts',
    'What a link may lead to besides pages',
    wire.targetsAnswer,
  ),
  'GET /texts/:site/:language': call(
    'listTexts',
    'publishing',
    'The texts that stand in no block',
    wire.textsAnswer,
  ),
  'PUT /texts/:site/:language': call(
    'setText',
    'publishing',
    'Changes a text, at once; null: back to the original',
    wire.textsAnswer,
    { body: wire.textRequest, failures: CHANGED },
  ),
  'GET /audit/:site': call(
    'listAuditLog',
    'publishing',
    'What was done on a site, newest first',
    wire.auditAnswer,
    { query: wire.auditQuery },
  ),
};

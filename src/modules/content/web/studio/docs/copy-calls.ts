import * as wire from '../../../studio-wire';
import { type CallList, call } from './described';

/** A site as a whole, for scripts that move it. */
export const COPY_CALLS: CallList = {
  'GET /copy/:site': call(
    'copySite',
    'publishing',
    'All that editors own of a site: pages with all versions, texts, tags, redirects, alerts, the list of pictures',
    wire.copyAnswer,
  ),
  'POST /copy/:site': call(
    'fillSite',
    'administering',
    'Fills an empty site from a copy, all or nothing; `replace` deletes what is there',
    wire.filledAnswer,
    { body: wire.fillRequest, failures: ['invalid-content', 'not-empty'] },
  ),
  'POST /copy/:site/media/missing': call(
    'listMissingUploads',
    'administering',
    'Which of these uploads the server does not have',
    wire.missingUploadsAnswer,
    { body: wire.missingUploadsRequest },
  ),
  'GET /copy/:site/media/:id': call(
    'readUpload',
    'publishing',
    'The bytes of a picture or file of the site, as they are stored',
    null,
    { failures: ['unavailable'] },
  ),
  'PUT /copy/:site/media/:id': call(
    'storeUpload',
    'administering',
    'Stores a picture or file of a copy under the id that its pages know; one that is there stays. Its bytes are the body, as `application/octet-stream`',
    wire.doneAnswer,
    {
      query: wire.adoptQuery,
      failures: [
        'unsupported-type',
        'too-large',
        'unknown-type',
        'too-many-pixels',
        'unsafe-svg',
        'damaged',
        'unavailable',
      ],
    },
  ),
};

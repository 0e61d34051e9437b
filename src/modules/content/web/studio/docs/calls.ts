import * as wire from '../../../studio-wire';
import { COPY_CALLS } from './copy-calls';
import { type CallList, CHANGED, call } from './described';
import { ROOM_CALLS } from './room-calls';

const PLACE = ['name-taken', 'invalid-name', 'address-redirected', 'refused'] as const;
const TIMES = ['not-scheduled', 'in-release', 'time-passed'] as const;

/** Every call of the studio below `/studio/api`, by method and path. */
export const STUDIO_CALLS: CallList = {
  'GET /session': call(
    'readSession',
    'signed-in',
    'Who is signed in, and the sites they edit',
    wire.sessionAnswer,
  ),
  'GET /kinds': call('listKinds', 'drafts', 'The kinds of blocks and their fields', wire.kindsAnswer),
  'GET /sites/:site/:language': call('readTree', 'drafts', 'The tree of pages', wire.treeAnswer),
  'POST /tree/:site': call(
    'createPage',
    'drafts',
    'Makes a page as a draft; the same `id` again is the same page',
    wire.newPageAnswer,
    { body: wire.newPageRequest, failures: [...PLACE, ...CHANGED] },
  ),
  'POST /tree/:site/:id/move': call(
    'movePage',
    'publishing',
    'Moves or renames a page; the old address redirects',
    wire.doneAnswer,
    { body: wire.moveRequest, failures: PLACE },
  ),
  'GET /tree/:site/:id/links': call('listLinksTo', 'drafts', 'Which pages link to a page', wire.linksAnswer),
  'DELETE /tree/:site/:id': call(
    'deletePage',
    'publishing',
    'Deletes a page with all below it; their addresses lead to the page `successor` (its id), or nowhere',
    wire.doneAnswer,
    { query: wire.deletePageQuery, failures: ['refused'] },
  ),
  'GET /pages/:id/:language': call(
    'openPage',
    'drafts',
    'A page in one language as its editor finds it',
    wire.pageAnswer,
  ),
  'PUT /pages/:id/:language': call(
    'saveDraft',
    'drafts',
    'Saves the draft; another `revision` than the stored one is a conflict. What is the same as the page without a draft is none: revision 0',
    wire.savedAnswer,
    { body: wire.saveRequest, failures: CHANGED },
  ),
  'POST /pages/:id/:language/publish': call(
    'publishPage',
    'publishing',
    'Publishes the draft, now or at a time',
    wire.pageAnswer,
    { body: wire.publishRequest, failures: ['conflict', 'nothing-to-publish', 'time-passed'] },
  ),
  'POST /pages/:id/:language/unpublish': call(
    'unpublishPage',
    'publishing',
    'Takes a page off the site',
    wire.pageAnswer,
    { failures: ['not-published'] },
  ),
  'GET /pages/:id/:language/versions': call(
    'listVersions',
    'drafts',
    'The versions of a page, newest first',
    wire.versionsAnswer,
  ),
  'GET /pages/:id/:language/versions/:version': call(
    'readVersion',
    'drafts',
    'A version of a page with what it says: by its number, `draft` or `published`',
    wire.versionAnswer,
  ),
  'POST /pages/:id/:language/versions/:number/restore': call(
    'restoreVersion',
    'drafts',
    'Makes an older version the draft',
    wire.pageAnswer,
    { body: wire.savedAnswer, failures: CHANGED },
  ),
  'POST /pages/:id/:language/draw': call(
    'drawDraft',
    'drafts',
    'Draws a draft, or one block of it, as HTML',
    wire.drawnAnswer,
    { body: wire.drawRequest },
  ),
  'PUT /pages/:id/:language/schedules/:number': call(
    'reschedulePage',
    'publishing',
    'Gives a scheduled version another time',
    wire.pageAnswer,
    { body: wire.rescheduleRequest, failures: TIMES },
  ),
  'DELETE /pages/:id/:language/schedules/:number': call(
    'unschedulePage',
    'publishing',
    'Takes a schedule back',
    wire.pageAnswer,
    { failures: TIMES },
  ),
  'PUT /pages/:id/:language/ending': call(
    'setEnding',
    'publishing',
    'Says when a page is taken off the site',
    wire.pageAnswer,
    { body: wire.endingRequest, failures: ['not-published', 'time-passed'] },
  ),
  'POST /pages/:id/:language/preview-link': call(
    'createPreviewLink',
    'drafts',
    'Makes a link to the draft for people without an account',
    wire.previewLinkAnswer,
    { body: wire.previewLinkRequest },
  ),
  'GET /stories/:site/:language': call(
    'listStories',
    'drafts',
    'The stories of a site, newest first',
    wire.storiesAnswer,
  ),
  'POST /stories/:site/:language': call(
    'createStory',
    'drafts',
    'Makes a story as a draft; the same `id` again is the same story',
    wire.newPageAnswer,
    { body: wire.newStoryRequest, failures: [...PLACE, ...CHANGED] },
  ),
  'GET /tags/:site': call('listStoryTags', 'drafts', 'The tags of stories', wire.storyTagsAnswer),
  'POST /tags/:site': call(
    'addStoryTag',
    'publishing',
    'Adds a tag; one with the same text is that tag',
    wire.storyTagsAnswer,
    { body: wire.storyTagRequest },
  ),
  'GET /dashboard/:site': call(
    'readDashboard',
    'drafts',
    'What waits, what is to happen and what lacks a language',
    wire.dashboardAnswer,
  ),
  'GET /broken-links/:site': call(
    'listBrokenLinks',
    'drafts',
    'Links of published pages that lead nowhere',
    wire.brokenLinksAnswer,
  ),
  'GET /search/:site/:language': call(
    'findContent',
    'drafts',
    'Finds pages, stories and pictures; for a publisher texts and redirects too',
    wire.foundAnswer,
    { query: wire.searchQuery },
  ),
  'GET /releases/:site': call(
    'listReleases',
    'publishing',
    'The releases of a site, newest first',
    wire.releasesAnswer,
  ),
  'POST /releases/:site': call(
    'createRelease',
    'publishing',
    'Publishes several drafts as one, now or at a time: all of them or none',
    wire.releasesAnswer,
    { body: wire.releaseRequest, failures: ['conflict', 'time-passed'] },
  ),
  'POST /releases/:site/:id/withdraw': call(
    'withdrawRelease',
    'publishing',
    'Takes a release back that waits for its time',
    wire.releasesAnswer,
    { failures: ['not-scheduled'] },
  ),
  ...ROOM_CALLS,
  ...COPY_CALLS,
};

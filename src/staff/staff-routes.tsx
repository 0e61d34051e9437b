import { type Context, Hono } from 'hono';
import { cookiesForStudio, type Member } from '~/modules/identity';
import { failurePage, formRetryPage } from '~/page/render/error.shell';
import { isSameOrigin, readForm } from '~/platform/http';
import { createReference } from '~/platform/log';
import { languageFor } from '~/sites';
import { invitationPage, takeInvitation } from './account/take-invitation';
import { forbiddenPage, foreignPage, missingPage } from './lists';
import {
  codePath,
  FORGET_PATH,
  localStaffPath,
  SECOND_FACTOR_PATH,
  SIGN_IN_CODE_PATH,
  signInPath,
} from './paths';
import { isAllowed, type Permission } from './permissions';
import { keepSentFields, sentFieldsOf } from './sent-fields';
import { type SignInProblem, SignInView } from './sign-in.view';
import { type CodeAnswer, codeForm, takeCode } from './sign-in-code';
import { SignedOutView } from './signed-out.view';
import { type StaffFrame, staffDocument, staffFrame } from './staff.shell';
import { ACCOUNT_CALLS, STAFF_CALLS } from './staff-calls';
import type {
  AccountOptions,
  AccountVisit,
  Shown,
  StaffAnswer,
  StaffFile,
  StaffOptions,
} from './staff-visit';

/**
 * `/staff`: the pages of workshop staff. Everything works without scripts; every change is a POST of our own pages.
 * Nothing of the accounts' machinery is reachable but signing in and out.
 */
export function staffRoutes(options: StaffOptions): Hono {
  const app = new Hono();
  const sentFields = keepSentFields(app);
  app.route('/', signInRoutes(options));
  app.get('/staff/', () => seeOther('/staff'));
  for (const { method, path, needs, act } of STAFF_CALLS)
    app.on(method, path, (c) => asMember(c, options, needs, act));
  app.all('/staff/*', (c) => asMember(c, options, 'signed-in', missingPage));
  app.onError(async (cause, c) => {
    const reference = createReference();
    options.log.error({ err: cause, path: c.req.path, reference }, 'a staff page failed');
    const site = options.siteOf(c.req.raw);
    const failure = { site, language: languageFor(site, c.req.header('accept-language')), reference, cause };
    const failed = failurePage(failure, options.assets);
    const fields = failed.status === 503 ? await sentFields(c.req.raw) : null;
    const sent = fields && { action: pathOf(c.req.raw), fields };
    const shown = sent === null ? failed : formRetryPage(failure, sent, options.assets);
    return html(shown.html, shown.status, shown.retryAfter);
  });
  return app;
}

/** Signing in and one's account, where there are no workshops of ours: the studio has the same way in. */
export function accountRoutes(options: AccountOptions): Hono {
  const app = new Hono();
  app.route('/', signInRoutes(options));
  for (const { method, path, needs, act } of ACCOUNT_CALLS)
    app.on(method, path, (c) => asMember(c, options, needs, act));
  return app;
}

function signInRoutes(options: AccountOptions): Hono {
  const app = new Hono();
  app.get('/staff/sign-in', (c) => signInForm(c, options));
  app.post('/staff/sign-in', (c) => signIn(c, options));
  app.get(FORGET_PATH, () => forgetPages());
  app.get(SIGN_IN_CODE_PATH, (c) => answerOpenly(c, options, codeForm));
  app.post(SIGN_IN_CODE_PATH, (c) => answerOpenly(c, options, takeCode));
  app.get('/staff/invitation/:token', (c) => answerOpenly(c, options, invitationPage));
  app.post('/staff/invitation/:token', (c) => answerOpenly(c, options, takeInvitation));
  app.post('/staff/sign-out', (c) => signOut(c, options));
  return app;
}

async function asMember<Options extends AccountOptions>(
  c: Context,
  options: Options,
  needs: Permission,
  act: (visit: Options & Omit<AccountVisit, keyof AccountOptions>) => Promise<StaffAnswer> | StaffAnswer,
): Promise<Response> {
  const request = c.req.raw;
  const reads = request.method === 'GET' || request.method === 'HEAD';
  const session = await options.identity.sessionBeforeFactor(c.req.header('cookie'));
  if (session === null)
    return reads
      ? seeOther(signInPath(localStaffPath(pathOf(request))))
      : sendAgainPage(request, options, 'signed-out', null);
  const { lacksFactor } = session;
  if (lacksFactor && needs !== 'second-factor')
    return reads
      ? seeOther(SECOND_FACTOR_PATH)
      : sendAgainPage(request, options, 'no-factor', session.member);
  const frame = frameOf(request, options, session.member, await options.waitingMails());
  const visit = { ...options, c, frame, member: session.member, sessionId: session.id, lacksFactor };
  const answer = !isAllowed(needs, visit)
    ? forbiddenPage(visit, needs)
    : reads || isOurs(request)
      ? await act(visit)
      : foreignPage(visit);
  const response =
    'to' in answer
      ? seeOther(answer.to)
      : 'csv' in answer
        ? file(answer)
        : 'response' in answer
          ? ours(answer.response)
          : page(frame, answer, options);
  setCookies(response, session.cookies);
  return response;
}

/** What a form of ours has brought stays on the page until its sender has signed in again, or made a second factor. */
async function sendAgainPage(
  request: Request,
  options: AccountOptions,
  reason: 'signed-out' | 'no-factor',
  member: Member | null,
): Promise<Response> {
  const isSignedOut = reason === 'signed-out';
  // What another site has sent is nothing to be sent again from our own page.
  const fields = isOurs(request) ? await sentFieldsOf(request) : null;
  if (fields === null) return seeOther(isSignedOut ? signInPath('/staff') : SECOND_FACTOR_PATH);
  const frame = frameOf(request, options, member);
  const content = <SignedOutView frame={frame} reason={reason} action={pathOf(request)} fields={fields} />;
  const title = frame.t(isSignedOut ? 'staff.signedOut' : 'factor.title');
  return page(frame, { title, content, status: isSignedOut ? 401 : 403 }, options);
}

const pathOf = (request: Request): string => {
  const url = new URL(request.url);
  return url.pathname + url.search;
};

/** Stricter than for visitors: a browser always says where a form was sent from. */
const isOurs = (request: Request): boolean => request.headers.get('origin') !== null && isSameOrigin(request);

async function signInForm(c: Context, options: AccountOptions): Promise<Response> {
  const to = localStaffPath(c.req.query('to'));
  const session = await options.identity.sessionBeforeFactor(c.req.header('cookie'));
  if (session !== null) return seeOther(session.lacksFactor ? SECOND_FACTOR_PATH : to);
  const problem = c.req.query('late') === undefined ? null : 'late';
  return signInPage(c, options, { to, email: '', problem }, 200);
}

async function signIn(c: Context, options: AccountOptions): Promise<Response> {
  const request = c.req.raw;
  const frame = frameOf(request, options, null);
  if (!isOurs(request)) return page(frame, foreignPage({ frame }), options);
  const form = await readForm(request, { maxBytes: 8 * 1024 });
  if (!form.ok) return signInPage(c, options, { to: '/staff', email: '', problem: 'refused' }, 400);
  const email = form.value.get('email') ?? '';
  const password = form.value.get('password') ?? '';
  const to = localStaffPath(form.value.get('to'));
  const { identity } = options;
  const cookie = c.req.header('cookie');
  const userAgent = c.req.header('user-agent');
  const answer = await identity.signIn({
    email,
    password,
    client: options.clientOf(c),
    cookie,
    userAgent,
    language: frame.language,
  });
  if (answer.ok) {
    // Whoever signs in anew leaves no session behind.
    await identity.signOut(c.req.header('cookie'));
    const response = seeOther(to);
    setCookies(response, answer.value.cookies);
    return response;
  }
  if (answer.error.code === 'second-step') {
    const response = seeOther(codePath(to));
    setCookies(response, answer.error.cookies);
    return response;
  }
  const entered = { to, email: email.slice(0, 200) };
  if (answer.error.code === 'refused') return signInPage(c, options, { ...entered, problem: 'refused' }, 401);
  const { retryAfterSeconds: seconds } = answer.error;
  const response = signInPage(c, options, { ...entered, problem: { seconds } }, 429);
  response.headers.set('retry-after', String(seconds));
  return response;
}

/** What is asked of nobody signed in: the second step of signing in, an invitation. */
async function answerOpenly(
  c: Context,
  options: AccountOptions,
  act: (c: Context, frame: StaffFrame, options: AccountOptions) => Promise<CodeAnswer> | CodeAnswer,
): Promise<Response> {
  const request = c.req.raw;
  const frame = frameOf(request, options, null);
  if (request.method === 'POST' && !isOurs(request)) return page(frame, foreignPage({ frame }), options);
  const answer = await act(c, frame, options);
  const response = 'to' in answer ? seeOther(answer.to) : page(frame, answer, options);
  setCookies(response, answer.cookies ?? []);
  if (answer.retryAfter !== undefined) response.headers.set('retry-after', String(answer.retryAfter));
  return response;
}

async function signOut(c: Context, options: AccountOptions): Promise<Response> {
  const request = c.req.raw;
  const frame = frameOf(request, options, null);
  if (!isOurs(request)) return page(frame, foreignPage({ frame }), options);
  const response = seeOther('/staff/sign-in');
  setCookies(response, await options.identity.signOut(c.req.header('cookie')));
  return response;
}

/**
 * "Back" shows nothing of who has signed out. Chromium keeps pages in memory that may not be stored, and forgets those whose cookie
 * is changed, but not the one that signing in has led to. With the answer to signing out it would keep the page of the button.
 */
const forgetPages = (): Response =>
  new Response('', { headers: { ...PRIVATE, 'content-type': 'text/css', 'clear-site-data': '"cache"' } });

function signInPage(
  c: Context,
  options: AccountOptions,
  fields: { readonly to: string; readonly email: string; readonly problem: SignInProblem | null },
  status: number,
): Response {
  const frame = frameOf(c.req.raw, options, null);
  const content = <SignInView frame={frame} {...fields} />;
  return page(frame, { title: frame.t('staff.signIn'), content, status }, options);
}

function frameOf(
  request: Request,
  { siteOf }: Pick<StaffOptions, 'siteOf'>,
  member: Member | null,
  waitingMails = 0,
): StaffFrame {
  const site = siteOf(request);
  const language = languageFor(site, request.headers.get('accept-language'));
  return staffFrame(site, language, member, waitingMails, new URL(request.url).pathname);
}

function setCookies(response: Response, lines: readonly string[]): void {
  for (const line of cookiesForStudio(lines)) response.headers.append('set-cookie', line);
}

const page = (
  frame: StaffFrame,
  { title, content, status }: Shown,
  { assets }: Pick<StaffOptions, 'assets'>,
): Response => html(staffDocument(frame, title, content, assets), status);

/** One person's own: kept by nobody, found by nobody, told to no other host. */
const PRIVATE = {
  'cache-control': 'private, no-store',
  'referrer-policy': 'same-origin',
  'x-robots-tag': 'noindex, nofollow',
} as const;

const html = (body: readonly string[], status: number, retryAfter: number | null = null): Response =>
  new Response(body.join(''), {
    status,
    headers: {
      ...PRIVATE,
      'content-type': 'text/html; charset=utf-8',
      ...(retryAfter !== null && { 'retry-after': `${retryAfter}` }),
    },
  });

const file = ({ name, csv }: StaffFile): Response =>
  new Response(csv, {
    headers: {
      ...PRIVATE,
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${name}"`,
    },
  });

/** For a script of the page. */
function ours(response: Response): Response {
  const control = response.headers.get('cache-control');
  for (const [name, value] of Object.entries(PRIVATE)) response.headers.set(name, value);
  // A stream is not compressed, or nothing of it comes before much of it.
  if (control !== null) response.headers.set('cache-control', `private, ${control}`);
  return response;
}

const seeOther = (to: string): Response =>
  new Response(null, { status: 303, headers: { ...PRIVATE, location: to } });

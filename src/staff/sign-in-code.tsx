import type { Context } from 'hono';
import { readForm } from '~/platform/http';
import { type CodeProblem, CodeView } from './account/factor/code.view';
import { localStaffPath, signInPath } from './paths';
import type { StaffFrame } from './staff.shell';
import type { AccountOptions, Shown } from './staff-visit';

export type CodeAnswer = (Shown | { readonly to: string }) & {
  readonly cookies?: readonly string[];
  readonly retryAfter?: number;
};

/** Asks for the code, if the password was given within the last minutes. */
export function codeForm(c: Context, frame: StaffFrame, { identity }: AccountOptions): CodeAnswer {
  const to = localStaffPath(c.req.query('to'));
  if (!identity.awaitsCode(c.req.header('cookie'))) return { to: signInPath(to) };
  return shown(frame, to, null);
}

/** Takes the code. */
export async function takeCode(
  c: Context,
  frame: StaffFrame,
  { identity }: AccountOptions,
): Promise<CodeAnswer> {
  const form = await readForm(c.req.raw, { maxBytes: 2048 });
  const to = localStaffPath(form.ok ? form.value.get('to') : null);
  const cookie = c.req.header('cookie');
  const userAgent = c.req.header('user-agent');
  const typed = (form.ok ? form.value.get('code') : null) ?? '';
  const entered = await identity.signInWithCode({ typed, cookie, userAgent, language: frame.language });
  if (entered.ok) {
    // Whoever signs in anew leaves no session behind.
    await identity.signOut(cookie);
    return { to, cookies: entered.value.cookies };
  }
  switch (entered.error.code) {
    case 'expired':
      return { to: `${signInPath(to)}&late=1` };
    case 'wrong-code':
      return shown(frame, to, 'code');
    case 'rate-limited': {
      const { retryAfterSeconds: seconds } = entered.error;
      return { ...shown(frame, to, { seconds }), retryAfter: seconds };
    }
  }
}

const shown = (frame: StaffFrame, to: string, problem: CodeProblem | null): CodeAnswer => ({
  title: frame.t('factor.signIn'),
  content: <CodeView frame={frame} to={to} problem={problem} />,
  status: problem === null ? 200 : problem === 'code' ? 401 : 429,
});

import type { PersonalToken } from '~/modules/identity';
import { TOKEN_DAYS, TOKEN_NAME_MAX, TOKEN_SCOPES } from '~/modules/identity';
import { siteNamed } from '~/sites';
import { Alert } from '~/ui/alert';
import { Button, LinkButton } from '~/ui/button';
import { Checkbox, FieldGroup, Radio, Select, TextInput } from '~/ui/form/controls';
import { Field } from '~/ui/form/field';
import { ACCOUNT_PATH, TOKENS_PATH } from '../../paths';
import staffStyles from '../../staff.module.css';
import type { StaffFrame } from '../../staff.shell';
import accountStyles from '../account.module.css';
import styles from './tokens.module.css';
import { TokensList } from './tokens-list';

/** As the form has it. */
export interface TypedFields {
  readonly name: string;
  readonly scope: string;
  readonly days: string;
  readonly sites: readonly string[];
}

/** Reads alone and for a month, unless something else is chosen. */
export const NO_TOKEN: TypedFields = { name: '', scope: 'read', days: '30', sites: [] };

export type TokenProblem =
  | 'name'
  | 'name-taken'
  | 'scope'
  | 'days'
  | 'sites'
  | 'too-many'
  | 'password'
  | 'code'
  | { readonly seconds: number };

interface Props {
  readonly frame: StaffFrame;
  readonly tokens: readonly PersonalToken[];
  /** Those that a token can be made for. */
  readonly sites: readonly string[];
  /** Whether a code is asked for besides the password. */
  readonly hasFactor: boolean;
  readonly typed: TypedFields;
  readonly problem: TokenProblem | null;
  readonly isDone: boolean;
  readonly now: Date;
}

/** One's own tokens: those that there are, and a new one. */
export function TokensView(props: Props) {
  const { frame, tokens, sites, problem, isDone, now } = props;
  const { t } = frame;
  return (
    <div className={accountStyles.page}>
      <div>
        <h1 className={staffStyles.title}>{t('staffToken.title')}</h1>
        <p className={staffStyles.muted}>{t('staffToken.intro')}</p>
      </div>
      {isDone && problem === null && (
        <Alert tone="success" live>
          {t('staffToken.done')}
        </Alert>
      )}
      {problem !== null && (
        <Alert tone="danger" live id="problem">
          {problemText(problem, t)}
        </Alert>
      )}
      <TokensList frame={frame} tokens={tokens} action={TOKENS_PATH} now={now} />
      <section className={accountStyles.section}>
        <h2>{t('staffToken.make')}</h2>
        {sites.length === 0 ? (
          <p className={staffStyles.muted}>{t('staffToken.noSites')}</p>
        ) : (
          <NewTokenForm {...props} />
        )}
      </section>
      <p>
        <LinkButton href={ACCOUNT_PATH} variant="secondary">
          {t('account.title')}
        </LinkButton>
      </p>
    </div>
  );
}

function problemText(problem: TokenProblem, t: StaffFrame['t']): string {
  if (problem === 'password') return t('factor.wrongPassword');
  if (problem === 'code') return t('factor.wrongCode');
  if (typeof problem === 'object') return t('staff.wait', { count: problem.seconds });
  return t(`staffToken.problem.${problem}`);
}

function NewTokenForm(props: Props) {
  const { frame, typed, problem } = props;
  const { t } = frame;
  const errorIf = (...problems: readonly TokenProblem[]) =>
    problem !== null && problems.includes(problem) ? problemText(problem, t) : undefined;
  return (
    <form method="post" action={TOKENS_PATH} className={styles.form}>
      <Field
        label={t('staffToken.name')}
        id="name"
        hint={t('staffToken.nameHint')}
        error={errorIf('name', 'name-taken')}
        className={styles.narrow}
        required
      >
        {(control) => (
          <TextInput
            {...control}
            name="name"
            defaultValue={typed.name}
            maxLength={TOKEN_NAME_MAX}
            autoComplete="off"
          />
        )}
      </Field>
      <ScopeAndSites {...props} />
      <Field
        label={t('staffToken.days')}
        id="days"
        error={errorIf('days')}
        className={styles.narrow}
        required
      >
        {(control) => (
          <Select {...control} name="days" defaultValue={typed.days}>
            {TOKEN_DAYS.map((days) => (
              <option key={days} value={days}>
                {t('staffToken.daysCount', { count: days })}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Proof {...props} />
      <Button type="submit">{t('staffToken.create')}</Button>
    </form>
  );
}

function ScopeAndSites({ frame: { t }, sites, typed, problem }: Props) {
  const described = (name: 'scope' | 'sites') =>
    problem === name ? ({ 'aria-describedby': 'problem', 'aria-invalid': true } as const) : {};
  const chosen = new Set(sites.length === 1 ? sites : typed.sites);
  return (
    <>
      <FieldGroup legend={t('staffToken.scope')}>
        {TOKEN_SCOPES.map((scope) => (
          <Radio
            key={scope}
            name="scope"
            value={scope}
            defaultChecked={typed.scope === scope}
            {...described('scope')}
            label={
              <span className={styles.choice}>
                {t(`staffToken.scope.${scope}`)}
                <span className={staffStyles.muted}>{t(`staffToken.scope.${scope}Text`)}</span>
              </span>
            }
          />
        ))}
      </FieldGroup>
      <FieldGroup legend={t('staffToken.sites')}>
        {problem === 'sites' && <p className={styles.problem}>{t('staffToken.problem.sites')}</p>}
        <div className={accountStyles.sites}>
          {sites.map((key) => (
            <Checkbox
              key={key}
              name="site"
              value={key}
              defaultChecked={chosen.has(key)}
              {...described('sites')}
              label={siteNamed(key).name}
            />
          ))}
        </div>
      </FieldGroup>
    </>
  );
}

/** That it is they who ask: a token calls without password and code. */
function Proof({ frame: { t }, hasFactor, problem }: Props) {
  return (
    <>
      <Field
        label={t('factor.confirmPassword')}
        id="password"
        error={problem === 'password' ? t('factor.wrongPassword') : undefined}
        className={styles.narrow}
        required
      >
        {(control) => (
          <TextInput
            {...control}
            type="password"
            name="password"
            autoComplete="current-password"
            maxLength={128}
          />
        )}
      </Field>
      {hasFactor && (
        <Field
          label={t('factor.code')}
          id="code"
          hint={t('factor.codeHint')}
          error={problem === 'code' ? t('factor.wrongCode') : undefined}
          className={styles.narrow}
          required
        >
          {(control) => (
            <TextInput
              {...control}
              name="code"
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={12}
            />
          )}
        </Field>
      )}
    </>
  );
}

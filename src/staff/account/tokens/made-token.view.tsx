import type { PersonalToken } from '~/modules/identity';
import { LinkButton } from '~/ui/button';
import { TextArea } from '~/ui/form/controls';
import { Field } from '~/ui/form/field';
import { TOKENS_PATH } from '../../paths';
import staffStyles from '../../staff.module.css';
import type { StaffFrame } from '../../staff.shell';
import accountStyles from '../account.module.css';
import styles from './tokens.module.css';
import { tokenText } from './tokens-list';

/** A new token, shown this once. */
export function MadeTokenView({
  frame,
  text,
  token,
}: {
  readonly frame: StaffFrame;
  readonly text: string;
  readonly token: PersonalToken;
}) {
  const { t } = frame;
  return (
    <div className={accountStyles.page}>
      <div>
        <h1 className={staffStyles.title}>{t('staffToken.made')}</h1>
        <p>{t('staffToken.madeText')}</p>
      </div>
      <Field
        label={t('staffToken.tokenLabel', { name: token.name })}
        id="token"
        hint={tokenText(frame, token)}
      >
        {({ required: _, ...control }) => (
          <TextArea
            {...control}
            className={styles.token}
            rows={2}
            defaultValue={text}
            readOnly
            autoComplete="off"
            spellCheck={false}
          />
        )}
      </Field>
      <p>
        <LinkButton href={TOKENS_PATH}>{t('staffToken.goOn')}</LinkButton>
      </p>
    </div>
  );
}

import { Trap } from '~/features/request-form';
import { PHONE_EXAMPLES } from '~/features/request-form/browser';
import { type FieldProblem, MAX_LENGTH } from '~/modules/leads';
import { DRIVE_PATHS, type DrivePage } from '~/modules/test-drives';
import type { PageContext } from '~/page/contract';
import { Alert } from '~/ui/alert';
import { Button } from '~/ui/button';
import { TextArea, TextInput } from '~/ui/form/controls';
import { Field } from '~/ui/form/field';
import { Heading } from '~/ui/heading';
import styles from './test-drive.module.css';
import { TimeChoice } from './time-choice';

type Shown = DrivePage & { readonly kind: 'book' };
interface Props {
  readonly shown: Shown;
  readonly page: PageContext;
}

/** A time and the fields of whoever asks: an ordinary form, which keeps what was typed. */
export function BookDrive({ shown, page }: Props) {
  const { carId, free, typed, problems, alternatives } = shown;
  const { t } = page;
  const { car, place } = free;
  return (
    <>
      <p>
        <strong>{car.title}</strong>
        {`, ${[place.name, place.address].filter((part) => part !== '').join(', ')}. `}
        {t('drive.minutes', { minutes: free.minutes })}
      </p>
      <Problem shown={shown} page={page} />
      {free.days.length === 0 ? (
        <p>{t('drivePage.noTimesText', { phone: place.phone || page.site.contact.phone })}</p>
      ) : (
        <form
          // What is typed for one car is not another's.
          id={`drive-${carId}`}
          method="post"
          action={DRIVE_PATHS.book}
          acceptCharset="utf-8"
          data-enhance="history"
          className={styles.card}
        >
          <input type="hidden" name="car" value={carId} />
          <input type="hidden" name="l" value={page.language} />
          <input type="hidden" name="submission" value={typed.submission} />
          <Trap />
          <div className={styles.part}>
            <Heading tag="h2" size="m">
              {t('drive.when')}
            </Heading>
            {problems.driveTime !== undefined && (
              <p role="alert" className={styles.problem}>
                {t(problems.driveTime === 'driveTaken' ? 'form.driveTaken' : 'form.driveNotOffered')}
              </p>
            )}
            <TimeChoice days={free.days} alternatives={alternatives} chosen={typed.time} page={page} />
          </div>
          <div className={styles.part}>
            <Heading tag="h2" size="m">
              {t('drivePage.contact')}
            </Heading>
            <SenderFields shown={shown} page={page} />
          </div>
          <div className={styles.buttons}>
            <Button type="submit" size="l">
              {t('drivePage.book')}
            </Button>
          </div>
        </form>
      )}
      <p>
        <a href={`${car.path}#contact-form`}>{t('drivePage.callInstead')}</a>
      </p>
    </>
  );
}

function Problem({ shown: { problem, problems }, page: { t } }: Props) {
  if (problem === 'no-time') return <Alert tone="danger" live title={t('visitPage.nothingChosen')} />;
  if (problem === 'too-many') return <Alert tone="warning" live title={t('drive.tooMany')} />;
  if (problem === 'unavailable') return <Alert tone="danger" live title={t('request.unavailable')} />;
  return Object.keys(problems).length === 0 ? null : <Alert tone="danger" live title={t('invalidInput')} />;
}

const SENDER = [
  { name: 'name', type: 'text', autoComplete: 'name' },
  { name: 'phone', type: 'tel', autoComplete: 'tel' },
  { name: 'email', type: 'email', autoComplete: 'email' },
] as const;

function SenderFields({ shown: { typed, problems }, page }: Props) {
  const { t } = page;
  return (
    <>
      {SENDER.map(({ name, type, autoComplete }) => (
        <Field
          key={name}
          id={`drive-${name}`}
          label={t(`form.${name}`)}
          error={problemText(problems[name], name, page)}
          required
        >
          {(control) => (
            <TextInput
              {...control}
              name={name}
              type={type}
              autoComplete={autoComplete}
              maxLength={MAX_LENGTH[name]}
              defaultValue={typed[name]}
            />
          )}
        </Field>
      ))}
      <Field
        id="drive-message"
        label={t('form.message')}
        optionalText={t('form.optional')}
        error={problemText(problems.message, 'message', page)}
      >
        {(control) => (
          <TextArea
            {...control}
            name="message"
            rows={3}
            maxLength={MAX_LENGTH.message}
            defaultValue={typed.message}
          />
        )}
      </Field>
    </>
  );
}

function problemText(
  problem: FieldProblem | undefined,
  field: 'name' | 'phone' | 'email' | 'message',
  { t, site }: PageContext,
): string | undefined {
  switch (problem) {
    case 'tooLong':
      return t('form.tooLong', { max: MAX_LENGTH[field] });
    case 'phoneInvalid':
      return t('form.phoneInvalid', { example: PHONE_EXAMPLES[site.country] });
    case 'nameMissing':
    case 'phoneMissing':
    case 'emailMissing':
    case 'emailInvalid':
      return t(`form.${problem}`);
    default:
      return problem === undefined ? undefined : t('invalidInput');
  }
}

import { type FormEvent, useState } from 'react';
import {
  type ContactField,
  ContactFields,
  type ContactLimits,
  type ContactProblems,
  checkContact,
  focusHeading,
  focusOnMessage,
  MAX_LENGTHS,
  PlaceAndTime,
  useBookingRequest,
  useContactProblems,
} from '~/features/service-booking';
import { Button } from '~/ui/button';
import { Checkbox } from '~/ui/form/controls';
import { ErrorSummary } from '~/ui/form/error-summary';
import { PageFrame } from '../frame/page-frame';
import { pageHeadingId } from '../frame/use-page-focus';
import { WizardFooter } from '../frame/wizard-footer';
import styles from '../service-wizard.module.css';
import { canWait } from '../state/booking-view';
import { contactOf, MAX_COMMENT } from '../state/wizard-state';
import type { useDepartments } from '../use-departments';
import { useWizard } from '../wizard-context';
import type { ChoosingPageProps } from './page-props';

/** First and last name have 80 characters each at the call. */
export const LIMITS: ContactLimits = { ...MAX_LENGTHS, name: 80, comment: MAX_COMMENT };

interface Props extends ChoosingPageProps {
  readonly departments: ReturnType<typeof useDepartments>;
}

/** Page 4: workshop, date and time, and once a time is held, who comes (WIZARD-9). */
export function PlacePage({ departments: { workshops, again }, go, onChoices }: Props) {
  const { t, uid, wizard } = useWizard();
  const [problems, setProblems] = useState<ContactProblems>({});
  const id = `${uid}-contact`;
  const focusOnPage = () => focusHeading(pageHeadingId(uid));
  const retry = () => {
    // The button that was pressed goes.
    focusOnPage();
    again();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const checked = checkContact(contactOf(wizard), LIMITS);
    setProblems(checked.ok ? {} : checked.problems);
    if (checked.ok) go(5);
    else focusOnMessage(`${id}-errors`);
  };
  return (
    <PageFrame
      title={t('workshop.title')}
      footer={
        <WizardFooter onBack={() => go(3)} onChoices={onChoices}>
          <Button
            type="submit"
            form={`${id}-form`}
            size="l"
            disabled={wizard.selectedDate === null}
            className={styles.next}
          >
            {t('booking.continue')}
          </Button>
        </WizardFooter>
      }
    >
      <div className={styles.place}>
        <PlaceAndTime
          workshops={workshops}
          none={{
            title: t('wizard.noWorkshops'),
            ...(workshops.stream.phase === 'refused' && {
              help: (email) => t('wizard.workshopsFailed', { email }),
              again: { text: t('error.tryAgain'), onAgain: retry },
            }),
          }}
          onAgain={focusOnPage}
        >
          <form
            id={`${id}-form`}
            className={styles.contact}
            aria-labelledby={`${id}-title`}
            onSubmit={submit}
            noValidate
          >
            <ContactPart
              id={id}
              problems={problems}
              onTyped={(field) => {
                if (problems[field] !== undefined) setProblems({ ...problems, [field]: undefined });
              }}
            />
          </form>
        </PlaceAndTime>
      </div>
    </PageFrame>
  );
}

interface ContactPartProps {
  readonly id: string;
  readonly problems: ContactProblems;
  readonly onTyped: (field: ContactField) => void;
}

function ContactPart({ id, problems, onTyped }: ContactPartProps) {
  const { t, wizard, change } = useWizard();
  const { keepHold } = useBookingRequest();
  const { text, errors } = useContactProblems(id, problems, LIMITS);
  const { comment, customerStaysDuringService } = wizard.formData;
  return (
    <>
      <h3 id={`${id}-title`} className={styles.subtitle}>
        {t('booking.contact')}
      </h3>
      <div id={`${id}-errors`} tabIndex={-1}>
        <ErrorSummary title={t('form.errorTitle')} errors={errors} />
      </div>
      <p className={styles.note}>{t('form.requiredHint')}</p>
      <ContactFields
        id={id}
        text={text}
        onTyped={(field) => {
          keepHold();
          onTyped(field);
        }}
        isBusy={false}
        limits={LIMITS}
      />
      <p className={styles.counter}>
        <span aria-hidden="true">
          {comment.length}/{MAX_COMMENT}
        </span>
        <span className="visually-hidden">
          {t('booking.counterSaid', { count: comment.length, max: MAX_COMMENT })}
        </span>
      </p>
      {canWait(wizard) && (
        <Checkbox
          label={t('wizard.stays')}
          checked={customerStaysDuringService}
          onChange={(event) => change({ type: 'stays', stays: event.currentTarget.checked })}
        />
      )}
    </>
  );
}

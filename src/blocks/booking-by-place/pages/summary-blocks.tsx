import type { ReactNode } from 'react';
import { plateText } from '~/features/plate';
import { optionLabels, priceWords, totalOf, totalWords } from '~/features/service-catalogue';
import { formatPrice } from '~/ui/text/format';
import { dayInWords } from '~/ui/text/wall-clock';
import styles from '../booking-by-place.module.css';
import { useFlow } from '../flow-context';
import { canWait, linesOf } from '../state/booking';
import type { PageNumber } from '../state/page-number';

interface Edit {
  readonly label: string;
  readonly page: PageNumber;
}

interface BlockProps {
  readonly title: string;
  readonly edits: readonly Edit[];
  readonly children: ReactNode;
}

/** A part of the booking, with the ways back to where it was chosen. */
function Block({ title, edits, children }: BlockProps) {
  const { go } = useFlow();
  return (
    <section className={styles.block} aria-label={title}>
      <h3 className={styles.subtitle}>{title}</h3>
      {children}
      {edits.length > 0 && (
        <div className={styles.edits}>
          {edits.map(({ label, page }) => (
            <button key={label} type="button" className={styles.edit} onClick={() => go(page)}>
              {label}
            </button>
          ))}
        </div>
      )}
    </section>
  );
}

interface Props {
  /** Once it is booked nothing of it is changed here. */
  readonly isFixed: boolean;
}

/** What is booked: workshop and time, car and contact, the work with its prices. */
export function SummaryBlocks({ isFixed }: Props) {
  const { t, state, site } = useFlow();
  const { department, selectedDate, selectedTime, isAllDay, car, contact } = state;
  const pickUp = state.booked?.pickUp ?? state.pickUp;
  const unless = (edits: readonly Edit[]): readonly Edit[] => (isFixed ? [] : edits);
  const day = selectedDate === null ? '' : dayInWords(selectedDate, site.locale);
  return (
    <div className={styles.blocks}>
      <Block
        title={t('byPlace.workshopAndTime')}
        edits={unless([{ label: t('byPlace.editWorkshopAndTime'), page: 4 }])}
      >
        <div>
          <p className={styles.strong}>{department?.name}</p>
          <p className={styles.note}>{department?.address}</p>
        </div>
        <p className={styles.moment} data-moment="">
          {isAllDay ? t('byPlace.allDayOn', { date: day }) : `${day} ${selectedTime ?? ''}`}
        </p>
        {pickUp !== null && (
          <p className={styles.note}>
            {t('times.pickUp', { pickUp: `${dayInWords(pickUp.date, site.locale)} ${pickUp.time}` })}
          </p>
        )}
        {isAllDay && <p className={styles.note}>{t('byPlace.allDayText')}</p>}
      </Block>
      <Block
        title={t('byPlace.carAndContact')}
        edits={unless([
          { label: t('byPlace.editCar'), page: 2 },
          { label: t('byPlace.editContact'), page: 4 },
        ])}
      >
        <p className={styles.strong}>
          {`${car?.brand ?? ''} ${car?.model ?? ''}`.trim()} –{' '}
          <span translate="no">{plateText(car?.regNo ?? '')}</span>
        </p>
        <ul className={styles.plain}>
          <li>{contact.firstAndLastName.trim()}</li>
          <li>{contact.phone.trim()}</li>
          <li>{contact.email.trim()}</li>
          {contact.customerStaysDuringService && canWait(state) && <li>{t('wizard.staying')}</li>}
          {contact.comment.trim() !== '' && (
            <li>
              {t('booking.comment')}: {contact.comment.trim()}
            </li>
          )}
        </ul>
      </Block>
      <Block title={t('summary.services')} edits={unless([{ label: t('byPlace.editServices'), page: 3 }])}>
        <Lines />
      </Block>
    </div>
  );
}

function Lines() {
  const { t, state, site } = useFlow();
  const lines = linesOf(state);
  const options = optionLabels({ categories: state.serviceCategories });
  const total = state.booked?.totalPrice ?? totalOf(lines);
  const hasUnknown = lines.some(({ service }) => priceWords(service, t) === null);
  return (
    <>
      <dl className={styles.lines}>
        {lines.map(({ service }) => (
          <div key={service.serviceId} className={styles.line} data-line={service.serviceId}>
            <dt>
              {service.label}
              {service.extraText.trim() !== '' && (
                <span className={styles.words}>{service.extraText.trim()}</span>
              )}
            </dt>
            <dd>{priceWords(service, t) ?? t('summary.priceMissing')}</dd>
          </div>
        ))}
        <div className={styles.total} data-total="">
          <dt>{t('summary.total')}</dt>
          <dd>{totalWords(lines, t) ?? formatPrice(total, site.locale, site.currency)}</dd>
        </div>
      </dl>
      {options.length > 0 && (
        <p className={styles.note} data-options="">
          {t('catalogue.chosenOptions', { options: options.join(' · ') })}
        </p>
      )}
      {state.workshopPrices === null && state.booked === null && (
        <p className={styles.note}>{t('summary.medians')}</p>
      )}
      {hasUnknown && <p className={styles.note}>{t('summary.footnote')}</p>}
    </>
  );
}

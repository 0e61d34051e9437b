import type { ReactNode } from 'react';
import { plateText } from '~/features/plate';
import { timeSlotOf, visitTimeText } from '~/features/service-booking';
import { optionLabels, priceWords, totalOf, totalWords } from '~/features/service-catalogue';
import { Breakable } from '~/ui/text/breakable';
import { formatPrice } from '~/ui/text/format';
import { List } from '~/ui/text/list';
import { dayInWords } from '~/ui/text/wall-clock';
import styles from './service-wizard.module.css';
import { canWait, linesOf } from './state/booking-view';
import { departmentOf } from './state/wizard-state';
import { useWizard } from './wizard-context';

interface Props {
  /** Stands below the time: for how long it is held. */
  readonly belowTime?: ReactNode;
  /** What the server reckons, once it is booked. */
  readonly total?: number;
}

/** Everything that was chosen and told, by block (WIZARD-10). */
export function SummaryBlocks({ belowTime, total }: Props) {
  const { t, wizard, site } = useWizard();
  const { car, formData, selectedDate, selectedTime, pickUp } = wizard;
  const department = departmentOf(wizard);
  if (car === null || department === null || selectedDate === null) return null;
  const { street, city, zipCode } = department.addressObject;
  const town = [zipCode, city].filter((part) => part !== '').join(' ');
  const time =
    selectedTime === null
      ? dayInWords(selectedDate, site.locale)
      : visitTimeText(timeSlotOf({ date: selectedDate, time: selectedTime }), pickUp, t, site.locale);
  return (
    <div className={styles.blocks}>
      <Block title={t('tyreHotel.customer')} name="customer">
        <Lines of={[formData.firstAndLastName, formData.email, formData.phone]} />
      </Block>
      <Block title={t('wizard.car')} name="car">
        <p>
          {car.brand} {car.model} - {plateText(car.regNo)}
        </p>
      </Block>
      <Block title={t('wizard.step4')} name="workshop">
        <Lines of={[department.name, street, town]} />
        {department.email !== '' && (
          <p>
            <a href={`mailto:${department.email}`}>
              <Breakable text={department.email} />
            </a>
          </p>
        )}
        {department.telefon !== '' && (
          <p>
            <a href={`tel:${department.telefon.replaceAll(/[^\d+]/g, '')}`}>{department.telefon}</a>
          </p>
        )}
      </Block>
      <Block title={t('tyreHotel.when')} name="time">
        <p>{time}</p>
        {selectedTime === null && <p className={styles.note}>{t('times.allDayNote')}</p>}
        {formData.customerStaysDuringService && canWait(wizard) && <p>{t('wizard.staying')}</p>}
        {belowTime}
      </Block>
      {formData.comment.trim() !== '' && (
        <Block title={t('booking.comment')} name="comment">
          <p className={styles.comment}>{formData.comment}</p>
        </Block>
      )}
      <Chosen {...(total !== undefined && { total })} />
    </div>
  );
}

/** The chosen work, what each of it costs, and what it costs together. */
function Chosen({ total }: Pick<Props, 'total'>) {
  const { t, wizard, site } = useWizard();
  const lines = linesOf(wizard);
  const options = optionLabels({ categories: wizard.serviceCategories });
  const isUnknown = lines.some(({ service }) => priceWords(service, t) === null);
  const sum = totalWords(lines, t) ?? formatPrice(total ?? totalOf(lines), site.locale, site.currency);
  return (
    <Block title={t('summary.services')} name="services">
      <List className={styles.lines}>
        {lines.map(({ service }) => (
          <li key={service.serviceId} className={styles.line}>
            <span>
              {service.label}
              {service.textInput && service.extraText.trim() !== '' && (
                <span className={styles.lineText}>{service.extraText}</span>
              )}
            </span>
            <span className={styles.amount}>{priceWords(service, t) ?? t('summary.priceMissing')}</span>
          </li>
        ))}
      </List>
      {options.length > 0 && (
        <p className={styles.note} data-options="">
          {t('catalogue.chosenOptions', { options: options.join(' · ') })}
        </p>
      )}
      <p className={styles.total}>
        <span>{t('summary.total')}</span>
        <strong data-total="">{sum}</strong>
      </p>
      {wizard.workshopPrices === null && wizard.booked === null && (
        <p className={styles.note}>{t('summary.medians')}</p>
      )}
      {isUnknown && <p className={styles.note}>{t('summary.footnote')}</p>}
    </Block>
  );
}

interface BlockProps {
  readonly title: string;
  readonly name: string;
  readonly children: ReactNode;
}

const Block = ({ title, name, children }: BlockProps) => (
  <section className={styles.block} data-block={name}>
    <h3 className={styles.blockTitle}>{title}</h3>
    {children}
  </section>
);

const Lines = ({ of }: { readonly of: readonly string[] }) =>
  of.filter((line) => line !== '').map((line) => <p key={line}>{line}</p>);

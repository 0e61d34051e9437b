import { BOOKABLE_MONTHS } from '~/modules/service-booking/browser';
import type { BlockView, BlockViewProps, FieldsOf } from '~/page/contract';
import { linkAttributes } from '~/page/link';
import { elementOf } from '~/page/title-tag';
import { addDays, addMonths, localDate } from '~/platform/time';
import { Button } from '~/ui/button';
import { TextInput } from '~/ui/form/controls';
import { Field } from '~/ui/form/field';
import { Heading } from '~/ui/heading';
import { Island } from '~/ui/island/island';
import { Container } from '~/ui/layout';
import { RichText } from '~/ui/text/rich-text';
import type { DateFormProps } from './date-form';
import styles from './date-form.module.css';
import type { block } from './date-picker.block';
import type { DatePickerData } from './date-picker.data';
import datePicker from './date-picker.island';

type Props = BlockViewProps<FieldsOf<typeof block>, DatePickerData>;

/** A form that carries a date to a page: with the calendar, or without a script with the browser's own field. */
export const view: BlockView<FieldsOf<typeof block>, DatePickerData> = (props) => {
  const { fields, page, uid } = props;
  const form = propsOf(props);
  const { action, go, first, last } = form;
  return (
    <section
      className={styles.root}
      {...(fields.Title === ''
        ? { 'aria-label': page.t('byPlace.date') }
        : { 'aria-labelledby': `${uid}-heading` })}
      data-date-picker=""
    >
      <Container width="content">
        {(fields.Title !== '' || fields.Text !== '') && (
          <div className={styles.intro}>
            {fields.Title !== '' && (
              <Heading id={`${uid}-heading`} tag={elementOf(fields.TitleTag)} size="xl">
                {fields.Title}
              </Heading>
            )}
            <RichText html={fields.Text} />
          </div>
        )}
        <div className={styles.scripted}>
          {/* Names of months and days are the browser's own, which need not be those of the server. */}
          <Island
            island={datePicker}
            props={form}
            when="visible"
            clientOnly
            fallback={<div className={styles.waiting} />}
          />
        </div>
        {action !== null && (
          <form method="get" action={action} className={styles.plain}>
            <Field id={`${uid}-date`} label={page.t('byPlace.date')} required>
              {(control) => <TextInput {...control} type="date" name="date" min={first} max={last} />}
            </Field>
            <Button type="submit" size="l">
              {go}
            </Button>
          </form>
        )}
      </Container>
    </section>
  );
};

/** From tomorrow to as far ahead as visits can be booked. */
function propsOf({ fields, data, page, uid }: Props): DateFormProps {
  const link = linkAttributes(page, fields.Link);
  const today = localDate(page.now, page.site.zone);
  return {
    uid,
    texts: data.texts,
    locale: page.locale,
    hasWeekends: fields.Weekends,
    action: link?.href ?? null,
    go: fields.Link?.text || page.t('booking.continue'),
    first: addDays(today, 1),
    last: addMonths(today, BOOKABLE_MONTHS),
  };
}

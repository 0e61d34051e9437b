import { CountedUnits } from '~/features/countdown';
import { endInstant, remainingUntil } from '~/features/countdown/browser';
import type { BlockView, FieldsOf } from '~/page/contract';
import { linkAttributes } from '~/page/link';
import { elementOf } from '~/page/title-tag';
import { formatDateTime } from '~/platform/time';
import { LinkButton } from '~/ui/button';
import { classNames } from '~/ui/class-names';
import { Heading } from '~/ui/heading';
import { Container, inverseClass } from '~/ui/layout';
import type { block } from './countdown.block';
import styles from './countdown.module.css';

/** What is left when the page is rendered, which a script keeps right; nothing without a time to count to. */
export const view: BlockView<FieldsOf<typeof block>> = ({ fields, page, uid }) => {
  const end = endInstant(fields.EndTime, page.site.zone);
  if (end === null) return null;
  const left = remainingUntil(end, page.now.getTime());
  const link = linkAttributes(page, fields.Link);
  const titled = fields.Title !== '';
  const when = formatDateTime(new Date(end), page.site.zone, page.locale);
  return (
    <section className={styles.root} {...(titled && { 'aria-labelledby': `${uid}-title` })}>
      <Container width="content">
        <div className={classNames(inverseClass, styles.panel)}>
          <div className={styles.words}>
            {titled && (
              <Heading id={`${uid}-title`} tag={elementOf(fields.TitleTag)} size="xl">
                {fields.Title}
              </Heading>
            )}
            {fields.Text !== '' && (
              <div className={styles.text} dangerouslySetInnerHTML={{ __html: fields.Text }} />
            )}
            {link !== null && (
              <p className={styles.action}>
                <LinkButton {...link}>{fields.Link?.text || page.t('shell.readMore')}</LinkButton>
              </p>
            )}
          </div>
          <div className={styles.clock}>
            <div
              role="timer"
              className={styles.units}
              data-enhance="countdown"
              data-end={end}
              data-now={page.now.getTime()}
              {...(titled && { 'aria-labelledby': `${uid}-title` })}
            >
              <CountedUnits
                left={left}
                page={page}
                styles={{ unit: styles.unit, number: styles.number, label: styles.label }}
              />
            </div>
            <time dateTime={new Date(end).toISOString()} className={styles.when}>
              {when}
            </time>
          </div>
        </div>
      </Container>
    </section>
  );
};

import { CountedUnits } from '~/features/countdown';
import { endInstant, type Moment, momentAt, remainingUntil } from '~/features/countdown/browser';
import type { BlockView, FieldsOf, PageContext } from '~/page/contract';
import { linkAttributes } from '~/page/link';
import { elementOf } from '~/page/title-tag';
import { formatInstant } from '~/platform/time';
import { LinkButton } from '~/ui/button';
import { Heading } from '~/ui/heading';
import { Section } from '~/ui/layout';
import type { block } from './auction-header.block';
import styles from './auction-header.module.css';

/** Where the auction stands when the page is rendered; its script goes on from there. */
export const view: BlockView<FieldsOf<typeof block>> = ({ fields, page, uid }) => {
  const start = endInstant(fields.AuctionStart, page.site.zone);
  const end = endInstant(fields.AuctionEnd, page.site.zone);
  const moment = momentAt(start, end, page.now.getTime());
  const titled = fields.Title !== '';
  const link = linkAttributes(page, fields.Link);
  if (!titled && moment.phase === 'undated' && fields.Text === '') return null;
  return (
    <Section
      tone="inverse"
      className={styles.root}
      data-phase={moment.phase}
      {...(moment.phase !== 'undated' && {
        'data-enhance': 'countdown',
        'data-start': start ?? '',
        'data-end': end ?? '',
        'data-now': page.now.getTime(),
      })}
      {...(titled && { 'aria-labelledby': `${uid}-title` })}
    >
      <div className={styles.columns}>
        <div className={styles.words}>
          {moment.phase !== 'undated' && <Phase moment={moment} page={page} />}
          {titled && (
            <Heading id={`${uid}-title`} tag={elementOf(fields.TitleTag)} size="2xl" className={styles.title}>
              {fields.Title}
            </Heading>
          )}
          {fields.Text !== '' && (
            <div className={styles.text} dangerouslySetInnerHTML={{ __html: fields.Text }} />
          )}
          {link !== null && (
            <p className={styles.action}>
              <LinkButton {...link} size="l" iconBefore="Gavel">
                {fields.Link?.text || page.t('shell.readMore')}
              </LinkButton>
            </p>
          )}
        </div>
        {moment.phase !== 'undated' && <Clock moment={moment} page={page} start={start} end={end} />}
      </div>
    </Section>
  );
};

function Phase({ moment: { phase }, page: { t } }: { moment: Moment; page: PageContext }) {
  const words = {
    undated: '',
    upcoming: t('auction.upcoming'),
    running: t('auction.running'),
    soon: t('auction.soon'),
    ended: t('auction.ended'),
  };
  return (
    <p className={styles.phase}>
      <span className={styles.light} />
      <span
        role="status"
        data-says=""
        data-upcoming={words.upcoming}
        data-running={words.running}
        data-soon={words.soon}
        data-ended={words.ended}
      >
        {words[phase]}
      </span>
    </p>
  );
}

interface ClockProps {
  readonly moment: Moment;
  readonly page: PageContext;
  readonly start: number | null;
  readonly end: number | null;
}

/** What is left, and the two times written out, which hold without a script as well. */
function Clock({ moment: { phase, until }, page, start, end }: ClockProps) {
  const { t } = page;
  const left = remainingUntil(until ?? 0, page.now.getTime());
  const [startsIn, endsIn] = [t('auction.startsIn'), t('auction.endsIn')];
  // An open end is not counted down to.
  const counted = end === null ? '' : endsIn;
  const label = { undated: '', upcoming: startsIn, running: counted, soon: endsIn, ended: '' }[phase];
  return (
    <div className={styles.clock}>
      {until !== null && (
        <div className={styles.counting} data-counting="">
          <p
            className={styles.label}
            data-says=""
            data-upcoming={startsIn}
            data-running={counted}
            data-soon={endsIn}
          >
            {label}
          </p>
          <div role="timer" className={styles.units}>
            <CountedUnits
              left={left}
              page={page}
              styles={{ unit: styles.unit, number: styles.number, label: styles.unitName }}
            />
          </div>
        </div>
      )}
      <dl className={styles.times}>
        <Time label={t('auction.starts')} at={start} page={page} />
        <Time label={t('auction.ends')} at={end} page={page} />
      </dl>
    </div>
  );
}

/** With the zone beside it: bidders sit in other countries too. */
function Time({ label, at, page }: { label: string; at: number | null; page: PageContext }) {
  if (at === null) return null;
  const written = formatInstant(new Date(at), page.site.zone, page.locale, {
    weekday: 'short',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
  });
  return (
    <div className={styles.time}>
      <dt>{label}</dt>
      <dd>
        <time dateTime={new Date(at).toISOString()}>{written}</time>
      </dd>
    </div>
  );
}

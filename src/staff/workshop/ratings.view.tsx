import { MIN_RATINGS, type WorkshopRatings } from '~/modules/ratings';
import type { StaffWorkshop } from '~/modules/workshop';
import { formatDate } from '~/platform/time';
import { classNames } from '~/ui/class-names';
import { Icon } from '~/ui/icon/icon';
import { Rating } from '~/ui/text/rating';
import styles from '../staff.module.css';
import type { StaffFrame } from '../staff.shell';
import headStyles from './head.module.css';
import ratingStyles from './ratings.module.css';
import { Crumb, Views } from './workshop-head';

export interface RatingsProps {
  readonly frame: StaffFrame;
  readonly workshop: StaffWorkshop;
  readonly canChoose: boolean;
  readonly ratings: WorkshopRatings;
}

/** The average of a workshop, how it comes about, and what customers have written. */
export function RatingsView({ frame, workshop, canChoose, ratings }: RatingsProps) {
  const { t } = frame;
  const { visits, latest } = ratings;
  return (
    <>
      <div className={headStyles.head}>
        <div>
          <Crumb frame={frame} workshop={workshop} canChoose={canChoose} />
          <h1 className={classNames(styles.title, headStyles.line)}>{t('staff.ratings')}</h1>
        </div>
        <div className={headStyles.tools}>
          <Views frame={frame} workshop={workshop} kind="ratings" day={null} />
        </div>
      </div>
      {latest.length === 0 && (
        <div className={styles.empty}>
          <Icon name="Star" size="2rem" />
          <p className={styles.emptyTitle}>{t('staff.ratingsNone')}</p>
          <p className={styles.muted}>{t('staff.ratingsNoneText')}</p>
        </div>
      )}
      {visits !== null && <Summary frame={frame} ratings={ratings} average={visits} />}
      {latest.length > 0 && <Latest frame={frame} zone={workshop.zone} ratings={ratings} />}
    </>
  );
}

function Summary({
  frame: { t, locale },
  ratings: { byStars },
  average: { average, count },
}: Pick<RatingsProps, 'frame' | 'ratings'> & {
  readonly average: NonNullable<WorkshopRatings['visits']>;
}) {
  const max = Math.max(...byStars);
  return (
    <section className={ratingStyles.summary}>
      <div>
        <p className={ratingStyles.average}>
          {t('facility.rating', { average: oneDecimal(average, locale) })}
        </p>
        <p className={styles.muted}>{t('facility.ratingCount', { count })}</p>
        <p className={ratingStyles.figure}>
          {count >= MIN_RATINGS ? t('staff.ratingsShown') : t('staff.ratingsHidden', { count: MIN_RATINGS })}
        </p>
      </div>
      <table className={ratingStyles.bars}>
        <caption className="visually-hidden">{t('staff.ratingsByStars')}</caption>
        <tbody>
          {byStars
            .map((visits, at) => ({ visits, stars: at + 1 }))
            .toReversed()
            .map(({ visits, stars }) => (
              <tr key={stars}>
                <th scope="row">
                  <Rating value={stars} label={t('tyreHotel.star', { count: stars })} />
                </th>
                <td className={ratingStyles.bar}>
                  <span style={{ inlineSize: `${max === 0 ? 0 : (visits / max) * 100}%` }} />
                </td>
                <td>{visits}</td>
              </tr>
            ))}
        </tbody>
      </table>
    </section>
  );
}

function Latest({
  frame: { t, locale },
  zone,
  ratings: { latest },
}: Pick<RatingsProps, 'frame' | 'ratings'> & { readonly zone: string }) {
  return (
    <section>
      <h2 className={ratingStyles.heading}>{t('staff.ratingsLatest')}</h2>
      <ol className={ratingStyles.list}>
        {latest.map(({ key, stars, comment, at, source }) => (
          <li key={key} className={ratingStyles.rating}>
            <p className={ratingStyles.line}>
              <Rating value={stars} label={t('tyreHotel.star', { count: stars })} />
              <span className={styles.muted}>
                {t(`staff.ratingSource.${source}`)}, <time>{formatDate(at, zone, locale)}</time>
              </span>
            </p>
            {comment !== '' && <p className={ratingStyles.comment}>{comment}</p>}
          </li>
        ))}
      </ol>
    </section>
  );
}

const oneDecimal = (value: number, locale: string): string =>
  new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(value);

import type { BlockView, FieldsOf, PageContext } from '~/page/contract';
import { linkAttributes } from '~/page/link';
import { elementOf } from '~/page/title-tag';
import { localDate } from '~/platform/time';
import { LinkButton } from '~/ui/button';
import { classNames } from '~/ui/class-names';
import { Heading } from '~/ui/heading';
import { Icon, type IconName } from '~/ui/icon/icon';
import { Container } from '~/ui/layout';
import { Picture } from '~/ui/picture';
import { RichText } from '~/ui/text/rich-text';
import { tyreSeason } from './tyre-season';
import type { block } from './tyre-teaser.block';
import styles from './tyre-teaser.module.css';

const SERVICES = {
  TyreShop: { icon: 'Tire', label: 'tyre.toShop' },
  TyreHotel: { icon: 'Home', label: 'tyre.toHotel' },
  WheelChange: { icon: 'Service', label: 'tyre.toWheelChange' },
} as const satisfies Record<string, { icon: IconName; label: string }>;

const SEASONS = {
  winter: { rule: 'tyre.winterNow', tread: 'tyre.treadWinter' },
  'winter-soon': { rule: 'tyre.winterSoon', tread: 'tyre.treadWinter' },
  summer: { rule: 'tyre.summer', tread: 'tyre.treadSummer' },
} as const;

/** Nothing at all without a title, a text or a picture. */
export const view: BlockView<FieldsOf<typeof block>> = ({ fields, page, uid, index }) => {
  const { Title: title, Image: image } = fields;
  if (title === '' && fields.Text === '' && image === null) return null;
  const link = linkAttributes(page, fields.Link);
  const { icon, label } = SERVICES[fields.Service];
  return (
    <section className={styles.root} {...(title !== '' && { 'aria-labelledby': `${uid}-title` })}>
      <Container width="content">
        <div className={classNames(styles.panel, image === null && styles.plain)}>
          {image !== null && (
            <div className={styles.media}>
              <Picture
                image={image}
                ratio="4 / 3"
                sizes="(width >= 60rem) 36rem, 92vw"
                priority={index === 0}
              />
            </div>
          )}
          <div className={styles.words}>
            <span className={styles.sign}>
              <Icon name={icon} size="1.75rem" />
            </span>
            {title !== '' && (
              <Heading id={`${uid}-title`} tag={elementOf(fields.TitleTag)} size="xl">
                {title}
              </Heading>
            )}
            <RichText html={fields.Text} />
            {fields.ShowSeason && <Season page={page} />}
            {link !== null && (
              <p className={styles.action}>
                <LinkButton {...link} iconAfter="ArrowRight">
                  {fields.Link?.text || page.t(label)}
                </LinkButton>
              </p>
            )}
          </div>
        </div>
      </Container>
    </section>
  );
};

function Season({ page }: { page: PageContext }) {
  const season = tyreSeason(localDate(page.now, page.site.zone), page.site.country);
  if (season === null) return null;
  const { rule, tread } = SEASONS[season];
  return (
    <div className={classNames(styles.season, season !== 'summer' && styles.winter)}>
      <Icon name="Info" size="1.25rem" className={styles.seasonIcon} />
      <p>
        {page.t(rule)} {page.t(tread)}
      </p>
    </div>
  );
}

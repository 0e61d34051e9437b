import type { ReactNode } from 'react';
import { descriptionHtml, mayBeLong } from '~/features/car-text/server';
import { readerOf, recordWord, worded } from '~/features/record-text';
import { isOwnLanguage } from '~/modules/stock';
import type { PageContext } from '~/page/contract';
import { telHref } from '~/platform/phone/pattern';
import { Icon } from '~/ui/icon/icon';
import { Breakable } from '~/ui/text/breakable';
import { SpecList } from '~/ui/text/facts';
import { List } from '~/ui/text/list';
import { RichText } from '~/ui/text/rich-text';
import type { FoundCar } from '../car-data';
import { Collapse, Rest } from './collapse';
import styles from './sections.module.css';
import { keyFacts, ROWS_SHOWN, technicalRows } from './technical-data';

export interface SectionProps {
  readonly car: FoundCar['car'];
  readonly page: PageContext;
  readonly uid: string;
}

/** A part of the page with its heading. */
export function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {children}
    </section>
  );
}

/** What is known of the car; a sample car is yet to be built, so nothing is (CAR-PAGE-6). */
export function Overview({ car, page, uid }: SectionProps) {
  const { t } = page;
  const facts = keyFacts(car, page);
  const rows = technicalRows(car, page);
  if (car.car_is_sample === true || facts.length + rows.length === 0) return null;
  const rest = rows.slice(ROWS_SHOWN);
  return (
    <Part id={`${uid}-overview`} title={t('car.overview')}>
      {facts.length > 0 && (
        <dl className={styles.facts}>
          {facts.map(({ icon, label, value, lang }) => (
            <div key={label} className={styles.fact}>
              <Icon name={icon} size="1.5rem" className={styles.factIcon} />
              <dt className={styles.factLabel}>{label}</dt>
              <dd className={styles.factValue} {...(lang !== undefined && { lang })}>
                {value}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {rows.length > 0 && (
        <div>
          <h3 className={styles.subtitle}>{t('car.technicalData')}</h3>
          <SpecList rows={rows.slice(0, ROWS_SHOWN)} />
          {rest.length > 0 && (
            <Collapse id={`${uid}-technical`} height="rows" about={t('car.technicalData')} page={page}>
              <Rest>
                <SpecList rows={rest} />
              </Rest>
            </Collapse>
          )}
        </div>
      )}
    </Part>
  );
}

export function Equipment({
  car,
  page,
  uid,
  height = 'equipment',
}: SectionProps & { readonly height?: 'equipment' | 'quickEquipment' }) {
  const { t } = page;
  if (car.car_equipment.length === 0) return null;
  const items = (
    <List className={styles.equipment}>
      {car.car_equipment.map((item, at) => (
        <li key={`${at}-${item}`}>{worded(recordWord(page, 'car_equipment', item), page)}</li>
      ))}
    </List>
  );
  return (
    <Part id={`${uid}-equipment`} title={t('car.equipment')}>
      {car.car_equipment.length === 1 ? (
        items
      ) : (
        <Collapse id={`${uid}-items`} height={height} about={t('car.equipment')} page={page}>
          {items}
        </Collapse>
      )}
    </Part>
  );
}

export function Description({ car, page, uid }: SectionProps) {
  const { t } = page;
  const html = car.car_description === null ? '' : descriptionHtml(car.car_description);
  if (html === '') return null;
  // The dealer has written it in the site's first language alone.
  const text = isOwnLanguage(readerOf(page)) ? (
    <RichText html={html} />
  ) : (
    <div lang={page.site.languages[0]}>
      <RichText html={html} />
    </div>
  );
  return (
    <Part id={`${uid}-description`} title={t('car.description')}>
      {mayBeLong(html) ? (
        <Collapse id={`${uid}-text`} height="description" about={t('car.description')} page={page}>
          {text}
        </Collapse>
      ) : (
        text
      )}
    </Part>
  );
}

/** The people who sell the car, with the ways to reach them. */
export function Sellers({ car }: { car: FoundCar['car'] }) {
  const sellers = car.car_sellers.filter(({ name }) => name !== null);
  if (sellers.length === 0) return null;
  return (
    <List className={styles.sellers}>
      {sellers.map(({ name, email, phone }) => (
        <li key={`${name}${email}`} className={styles.seller}>
          <Icon name="User" size="1.5rem" className={styles.factIcon} />
          <div>
            <p className={styles.sellerName}>{name}</p>
            {phone !== null && (
              <p>
                <a href={telHref(phone)} className={styles.reach}>
                  {phone}
                </a>
              </p>
            )}
            {email !== null && (
              <p>
                <a href={`mailto:${email}`} className={styles.reach}>
                  <Breakable text={email} />
                </a>
              </p>
            )}
          </div>
        </li>
      ))}
    </List>
  );
}

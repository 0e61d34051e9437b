import { List } from '~/ui/text/list';
import type { AddOnCategory, OfferedService } from './catalogue';
import styles from './service-categories.module.css';
import { ServiceRow } from './service-row';
import type { CatalogueTexts } from './texts';

interface Props {
  readonly addOns: readonly AddOnCategory[];
  readonly onToggle: (service: OfferedService) => void;
  readonly uid: string;
  readonly t: CatalogueTexts;
}

/** What may be done at the same visit, by category, each with what its category says of itself. */
export function AddOnList({ addOns, onToggle, uid, t }: Props) {
  return addOns
    .filter(({ services }) => services.length > 0)
    .map(({ categoryType, description, services }) => (
      <section key={categoryType} className={styles.addOns} data-addons={categoryType}>
        {description !== '' && <p className={styles.about}>{description}</p>}
        <List className={styles.list}>
          {services.map((service) => (
            <ServiceRow
              key={service.serviceId}
              service={service}
              onToggle={() => onToggle(service)}
              id={`${uid}-${service.serviceId}`}
              t={t}
            />
          ))}
        </List>
      </section>
    ));
}

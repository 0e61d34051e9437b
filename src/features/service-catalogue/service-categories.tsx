import { type ReactNode, useState } from 'react';
import { classNames } from '~/ui/class-names';
import { Checkbox, FieldGroup, Radio } from '~/ui/form/controls';
import { Icon } from '~/ui/icon/icon';
import { List } from '~/ui/text/list';
import { hasOptions, isChosen, type OfferedService, type ServiceCategory } from './catalogue';
import styles from './service-categories.module.css';
import { ServiceRow } from './service-row';
import type { CatalogueTexts } from './texts';

interface Props {
  /** As `presented` leaves them. */
  readonly categories: readonly ServiceCategory[];
  readonly onToggle: (service: OfferedService) => void;
  readonly onOption: (category: ServiceCategory, optionid: string) => void;
  readonly onText: (service: OfferedService, text: string) => void;
  /** Level of the categories' names, below the heading that they stand under. */
  readonly level?: 'h3' | 'h4';
  /** What a ticked service asks besides, such as its mileage. */
  readonly below?: (service: OfferedService) => ReactNode;
  readonly uid: string;
  readonly t: CatalogueTexts;
}

/** Services by kind of work: the first kind is open, and those in which something is chosen (CATALOGUE-1). */
export function ServiceCategories({ categories, ...rest }: Props) {
  return (
    <div className={styles.categories}>
      {categories.map((category, index) => (
        <Category key={category.categoryId} category={category} isFirst={index === 0} {...rest} />
      ))}
    </div>
  );
}

interface CategoryProps extends Omit<Props, 'categories'> {
  readonly category: ServiceCategory;
  readonly isFirst: boolean;
}

function Category({ category, isFirst, level: Level = 'h3', ...rest }: CategoryProps) {
  const { onToggle, onOption, onText, below, uid, t } = rest;
  const { categoryId, label, description, services } = category;
  const [isOpen, setOpen] = useState(isFirst || isChosen(category));
  const id = `${uid}-${categoryId}`;
  const count = services.filter(({ checked }) => checked).length;
  return (
    <section className={styles.category} data-category={categoryId}>
      <Level className={styles.heading}>
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-controls={`${id}-services`}
          onClick={() => setOpen(!isOpen)}
        >
          <span className={styles.label}>{label}</span>
          {count > 0 && (
            <span className={styles.chosen} data-check="">
              <Icon name="Check" size="1rem" />
              {t('booking.chosenCount', { count })}
            </span>
          )}
          <Icon
            name="ChevronDown"
            size="1.25rem"
            className={classNames(styles.chevron, isOpen && styles.turned)}
          />
        </button>
      </Level>
      <div id={`${id}-services`} className={styles.panel} hidden={!isOpen}>
        {description !== '' && <p className={styles.about}>{description}</p>}
        <List className={styles.list}>
          {services.map((service) => (
            <ServiceRow
              key={service.serviceId}
              service={service}
              onToggle={() => onToggle(service)}
              onText={(text) => onText(service, text)}
              id={`${uid}-${service.serviceId}`}
              t={t}
            >
              {below?.(service)}
            </ServiceRow>
          ))}
        </List>
        {hasOptions(category) && (
          <Options category={category} onOption={(optionid) => onOption(category, optionid)} id={id} t={t} />
        )}
      </div>
    </section>
  );
}

interface OptionsProps {
  readonly category: ServiceCategory;
  readonly onOption: (optionid: string) => void;
  readonly id: string;
  readonly t: CatalogueTexts;
}

/** What may be wished besides: as many as one likes, or one of them (CATALOGUE-7). */
function Options({ category: { label, options, optionsAsRadio }, onOption, id, t }: OptionsProps) {
  const Choice = optionsAsRadio ? Radio : Checkbox;
  return (
    <div className={styles.options}>
      <FieldGroup legend={t('catalogue.options', { category: label })}>
        {options.map(({ optionid, label: name, description, checked }) => (
          <div key={optionid} data-option={optionid}>
            <Choice
              label={name}
              name={`${id}-option`}
              value={optionid}
              checked={checked}
              aria-describedby={description === '' ? undefined : `${id}-${optionid}-about`}
              onChange={() => onOption(optionid)}
            />
            {description !== '' && (
              <p id={`${id}-${optionid}-about`} className={styles.optionAbout}>
                {description}
              </p>
            )}
          </div>
        ))}
      </FieldGroup>
    </div>
  );
}

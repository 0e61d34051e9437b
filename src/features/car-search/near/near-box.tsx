import type { PageContext } from '~/page/contract';
import { ComboboxIsland } from '~/ui/combobox/combobox-island';
import { Select } from '~/ui/form/controls';
import { Field } from '~/ui/form/field';
import panel from '../filters/filter-panel.module.css';
import { PARAMETERS } from '../query/list-query';
import { placeSuggestions } from '../suggestions';
import { DEFAULT_RADIUS, distanceText, type ListNear, placeText, RADII } from './list-near';
import styles from './near-box.module.css';
import { UsePosition } from './use-position';

export interface NearBoxProps {
  readonly near: ListNear | undefined;
  /** Whether a place narrows nothing until a distance is chosen. */
  readonly isAnyDistance?: boolean;
  readonly page: PageContext;
  readonly uid: string;
}

/** Town and distance: two fields of the list's form. The visitor's position is requested by a click only. */
export function NearBox({ near, isAnyDistance = false, page, uid }: NearBoxProps) {
  const { t } = page;
  const place = placeText(near?.place ?? '', t);
  const usual = isAnyDistance ? '' : DEFAULT_RADIUS;
  const within = (
    <Select
      id={`${uid}-within`}
      name={PARAMETERS.within}
      data-swap="within"
      autoComplete="off"
      defaultValue={String(near === undefined ? usual : (near.within ?? ''))}
    >
      {RADII.map((radius) => (
        <option key={radius} value={radius}>
          {t('near.radius', { distance: distanceText(radius, page) })}
        </option>
      ))}
      <option value="">{t('near.any')}</option>
    </Select>
  );
  if (page.isFragment)
    return (
      <>
        <input type="search" name={PARAMETERS.near} defaultValue={place} />
        {within}
      </>
    );
  const offered = placeSuggestions(page);
  return (
    <details className={panel.facet} open data-part="near">
      <summary>{t('near.title')}</summary>
      <div className={styles.fields}>
        <Field label={t('near.place')} id={`${uid}-near`}>
          {({ id }) => (
            <ComboboxIsland
              {...offered}
              id={id}
              submits
              credit={t('near.credit')}
              input={{
                name: PARAMETERS.near,
                maxLength: 80,
                defaultValue: place,
                placeholder: t('near.placeholder'),
              }}
            />
          )}
        </Field>
        <Field label={t('near.within')} id={`${uid}-within`}>
          {() => within}
        </Field>
        <UsePosition page={page} />
      </div>
    </details>
  );
}

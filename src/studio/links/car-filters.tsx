import { useId } from 'react';
import type { CarFilter } from '~/modules/content/studio-wire';
import type { Say } from '../messages';
import { chosenIn, withChoice } from './car-list-link';

/** The filters of the car list, each closed until it is wanted, with what is chosen in its heading. */
export function CarFilters({
  href,
  filters,
  say,
  onChange,
}: {
  readonly href: string;
  readonly filters: readonly CarFilter[];
  readonly say: Say;
  onChange(href: string): void;
}) {
  const id = useId();
  const chosen = chosenIn(href);
  const brands = chosen.car_brand ?? [];
  return filters.map(({ name, values }) => {
    const on = chosen[name] ?? [];
    const offered = values.filter(({ of }) => of === undefined || brands.includes(of));
    if (offered.length === 0) return null;
    return (
      <details key={name} className="car-filter">
        <summary>
          <span>{say(`link.${name}`)}</span>
          <span className="quiet">{on.length === 0 ? say('link.any') : on.join(', ')}</span>
        </summary>
        <div className="car-values">
          {offered.map(({ value, label, of = '' }) => (
            <span className="check" key={`${of} ${value}`}>
              <input
                type="checkbox"
                id={`${id}-${name}-${of}-${value}`}
                checked={on.includes(value)}
                onChange={(event) =>
                  onChange(withChoice(href, filters, { name, value, isOn: event.target.checked }))
                }
              />
              <label htmlFor={`${id}-${name}-${of}-${value}`}>{label}</label>
            </span>
          ))}
        </div>
      </details>
    );
  });
}

import type { StaffFrame } from '../staff.shell';
import styles from './figures.module.css';

export interface FigureRow {
  readonly name: string;
  /** Length of its bar, in the unit of the first column. */
  readonly size: number;
  readonly cells: readonly (number | string)[];
}

/** A table whose first column of numbers is a chart of bars as well. */
export function FigureTable({
  frame,
  title,
  first,
  columns,
  rows,
  total,
}: {
  readonly frame: StaffFrame;
  /** What is counted. */
  readonly title: string;
  /** What the rows are. */
  readonly first: string;
  readonly columns: readonly string[];
  readonly rows: readonly FigureRow[];
  readonly total?: FigureRow;
}) {
  const largest = Math.max(1, ...rows.map(({ size }) => size));
  const numbers = new Intl.NumberFormat(frame.locale);
  const text = (cell: number | string) => (typeof cell === 'number' ? numbers.format(cell) : cell);
  return (
    // A table wider than a phone is scrolled by itself, by keys as well.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
    <section className={styles.scroller} tabIndex={0} aria-label={`${title}: ${first}`}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{first}</th>
            {columns.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, size, cells: [count = '', ...others] }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td className={styles.counted}>
                <span className={styles.bar} style={{ inlineSize: `${(100 * size) / largest}%` }} />
                <span>{text(count)}</span>
              </td>
              {others.map((cell, at) => (
                <td key={columns[at + 1]}>{text(cell)}</td>
              ))}
            </tr>
          ))}
        </tbody>
        {total !== undefined && (
          <tfoot>
            <tr>
              <th scope="row">{total.name}</th>
              {total.cells.map((cell, at) => (
                <td key={columns[at]}>{text(cell)}</td>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
    </section>
  );
}

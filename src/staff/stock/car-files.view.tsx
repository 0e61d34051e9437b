import type { StaffStock, StockImport } from '~/modules/stock';
import { formatDateTime } from '~/platform/time';
import { Badge } from '~/ui/badge';
import { List } from '~/ui/text/list';
import { WayBack } from '../layout/way-back';
import { CAR_FILES_PATH, CARS_PATH, carPath } from '../paths';
import staffStyles from '../staff.module.css';
import type { StaffFrame } from '../staff.shell';
import styles from './stock.module.css';

type Refusals = Awaited<ReturnType<StaffStock['refusals']>>;

interface Props {
  readonly frame: StaffFrame;
  readonly imports: readonly StockImport[];
  /** Whose refused rows are shown. */
  readonly open: StockImport | null;
  readonly refusals: Refusals;
  /** Whether rows of no known car are told of. */
  readonly isWhole: boolean;
}

/** The latest files of the stock with what became of their rows. */
export function CarFilesView(props: Props) {
  const { frame, imports, open } = props;
  const { t } = frame;
  return (
    <>
      <WayBack href={CARS_PATH}>{t('staffCars.title')}</WayBack>
      <h1 className={staffStyles.title}>{t('staffCars.files')}</h1>
      {open !== null && <Refused {...props} open={open} />}
      {imports.length === 0 && <p className={staffStyles.muted}>{t('staffCars.noFiles')}</p>}
      <List ordered className={styles.cars}>
        {imports.map((each) => (
          <li key={each.id} className={styles.car}>
            <h2>
              {timeOf(each, frame)} <Badge>{stateText(each, frame)}</Badge>
            </h2>
            {each.counts !== null && (
              <p className={staffStyles.muted}>
                {(['read', 'added', 'changed', 'unchanged', 'removed', 'refused'] as const)
                  .map((name) => t(`staffCars.count.${name}`, { count: String(each.counts?.[name] ?? 0) }))
                  .join(' · ')}
              </p>
            )}
            {each.refusals > 0 && (
              <a className={styles.more} href={`${CAR_FILES_PATH}?file=${each.id}`}>
                {t('staffCars.refusedRows')}
              </a>
            )}
          </li>
        ))}
      </List>
    </>
  );
}

const timeOf = ({ startedAt }: StockImport, { site, locale }: StaffFrame): string =>
  formatDateTime(startedAt, site.zone, locale);

const STATES = ['running', 'applied', 'refused', 'abandoned', 'held', 'overtaken', 'discarded'] as const;

function stateText({ state }: StockImport, { t }: StaffFrame): string {
  const known = STATES.find((each) => each === state);
  return known === undefined ? state : t(`staffCars.fileState.${known}`);
}

function Refused({ frame, open, refusals, isWhole }: Props & { readonly open: StockImport }) {
  const { t } = frame;
  return (
    <section className={styles.panel} aria-labelledby="refused">
      <h2 id="refused">{`${t('staffCars.refusedRows')}, ${timeOf(open, frame)}`}</h2>
      {!isWhole && <p className={staffStyles.muted}>{t('staffCars.ownRows')}</p>}
      {refusals.length === 0 ? (
        <p>{t('staffCars.noRows')}</p>
      ) : (
        <List ordered className={styles.refusals}>
          {refusals.map(({ line, reason, carId }, at) => (
            // A row may be refused for more than one reason.
            <li key={`${at}-${line}`}>
              <span className={styles.count}>{t('staffCars.line', { line: String(line) })}</span>
              {carId !== null && <a href={carPath(carId)}>{carId}</a>}
              <span lang="en">{reason}</span>
            </li>
          ))}
        </List>
      )}
    </section>
  );
}

import type { StaffWorkshop } from '~/modules/workshop';
import { tyresPath } from '../paths';
import staffStyles from '../staff.module.css';
import type { StaffFrame } from '../staff.shell';
import headStyles from '../workshop/head.module.css';
import { Crumb, Views } from '../workshop/workshop-head';
import styles from './tyres.module.css';

export interface TyresPlace {
  readonly frame: StaffFrame;
  readonly workshop: StaffWorkshop;
  readonly canChoose: boolean;
}

const PAGES = [
  { page: '', text: 'tyres.agreements' },
  { page: '/due', text: 'tyres.due' },
  { page: '/send-outs', text: 'tyres.sendOuts' },
  { page: '/shelves', text: 'tyres.shelves' },
] as const;

/** Name of the workshop, and the way between the pages of its tyre hotel. */
export function TyresHead({
  frame,
  workshop,
  canChoose,
  page,
  heading,
}: TyresPlace & {
  /** null: one that hangs below the agreements. */
  readonly page: (typeof PAGES)[number]['page'] | null;
  readonly heading: string;
}) {
  const { t } = frame;
  return (
    <>
      <div className={headStyles.head}>
        <div>
          <Crumb frame={frame} workshop={workshop} canChoose={canChoose} />
          <h1 className={staffStyles.title}>{heading}</h1>
        </div>
        <div className={headStyles.tools}>
          <Views frame={frame} workshop={workshop} kind="tyres" day={null} />
        </div>
      </div>
      <nav className={styles.pages} aria-label={t('tyres.name')}>
        {PAGES.map((each) => (
          <a
            key={each.page}
            href={tyresPath(workshop.departmentId, each.page)}
            aria-current={each.page === page ? 'page' : undefined}
          >
            {t(each.text)}
          </a>
        ))}
      </nav>
    </>
  );
}

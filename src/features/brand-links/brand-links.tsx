import { useState } from 'react';
import { pushEvent } from '~/ui/analytics';
import { classNames } from '~/ui/class-names';
import styles from './brand-links.module.css';

export interface BrandLink {
  readonly brand: string;
  readonly href: string;
  /** It leads to somebody else's site. */
  readonly external: boolean;
}

/** What `BrandLinks` draws; JSON, so that it can cross to the browser. */
export interface BrandLinksModel {
  readonly links: readonly BrandLink[];
  readonly others: readonly string[];
  readonly texts: {
    readonly title: string;
    readonly externalNote: string;
    readonly internalNote: string;
    readonly others: string;
  };
}

interface Props {
  readonly model: BrandLinksModel;
  /** Prefix of the ids in here, the same on the server and in the browser. */
  readonly uid: string;
  /** Level of its title, below the heading that it stands under. */
  readonly level?: 'h2' | 'h3';
}

/**
 * Brands that have a booking of their own, and the list of the other authorised brands, which opens and closes
 * (LANDING-4). Without script the list is open.
 */
export function BrandLinks({ model: { links, others, texts }, uid, level: Title = 'h2' }: Props) {
  const [open, setOpen] = useState(false);
  return (
    <div className={styles.root}>
      {links.length > 0 && (
        <>
          <Title className={styles.title} id={`${uid}-brands`}>
            {texts.title}
          </Title>
          <ul className={styles.links} aria-labelledby={`${uid}-brands`}>
            {links.map((link) => (
              <li key={link.brand}>
                <BrandTile link={link} note={link.external ? texts.externalNote : texts.internalNote} />
              </li>
            ))}
          </ul>
        </>
      )}
      {others.length > 0 && (
        <div className={styles.others}>
          <button
            type="button"
            className={styles.toggle}
            aria-expanded={open}
            aria-controls={`${uid}-others`}
            onClick={() => setOpen(!open)}
          >
            {texts.others}
            <Mark className={classNames(styles.plus, open && styles.open)} path="M12 5v14M5 12h14" />
          </button>
          <p className={styles.othersTitle}>{texts.others}</p>
          <ul className={styles.brands} id={`${uid}-others`} data-open={open ? '' : undefined}>
            {others.map((brand) => (
              <li key={brand}>{brand}</li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

function BrandTile({ link: { brand, href, external }, note }: { link: BrandLink; note: string }) {
  return (
    <a href={href} className={styles.tile} {...(external && reportedClicks(brand))}>
      <span className={styles.brand}>{brand}</span>
      <span className={styles.note}>{note}</span>
      <Mark
        className={classNames(styles.arrow)}
        path={external ? 'M8 16 17 7M9 7h8v8' : 'M5 12h14M13 6l6 6-6 6'}
      />
    </a>
  );
}

/** A press of the wheel opens the page too, beside this one. */
export const reportedClicks = (brand: string) => ({
  onClick: () => reportExternal(brand),
  onAuxClick: ({ button }: Pick<MouseEvent, 'button'>) => {
    if (button === 1) reportExternal(brand);
  },
});

/** LANDING-2: the click on a brand that is booked elsewhere, with the brand; dropped without consent. */
const reportExternal = (brand: string) => pushEvent({ event: 'service_booking_external', brand });

const Mark = ({ path, className }: { path: string; className: string }) => (
  <svg viewBox="0 0 24 24" className={className} aria-hidden="true" focusable="false">
    <path d={path} />
  </svg>
);

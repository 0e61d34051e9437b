import { type BrandLink, reportedClicks } from './brand-links';
import styles from './brand-links.module.css';

interface Props {
  /** Each with its own words: "Boka service för din BMW här". */
  readonly links: readonly (BrandLink & { readonly text: string })[];
}

/** Brands that have a booking of their own, a line each (WIZARD-2). */
export function BrandTextLinks({ links }: Props) {
  if (links.length === 0) return null;
  return (
    <ul className={styles.lines}>
      {links.map(({ brand, href, external, text }) => (
        <li key={brand}>
          <a href={href} className={styles.line} {...(external && reportedClicks(brand))}>
            {text}
          </a>
        </li>
      ))}
    </ul>
  );
}

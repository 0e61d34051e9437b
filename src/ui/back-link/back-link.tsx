import type { ReactNode } from 'react';
import { BACK_SCRIPT } from './back-link-script';

/** A link to a list that goes back to it, as it was, for whoever came from there; it has `data-before` then. */
export const BackLink = ({
  href,
  className,
  children,
}: {
  readonly href: string;
  readonly className: string | undefined;
  readonly children: ReactNode;
}) => (
  <>
    <a href={href} className={className} data-back>
      {children}
    </a>
    <script dangerouslySetInnerHTML={{ __html: BACK_SCRIPT }} />
  </>
);

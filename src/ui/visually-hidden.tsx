import type { ReactNode } from 'react';

/** Read aloud but not drawn. The class is one of the base styles. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className="visually-hidden">{children}</span>;
}

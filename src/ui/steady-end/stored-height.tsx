import type { ReactNode } from 'react';
import { HEIGHT_SCRIPT } from './stored-height-script';

interface Props {
  /** That of `useStoredHeight` in the island. */
  readonly name: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/**
 * The place of an island that shows what the browser has stored once it is awake, and is drawn as for everybody until then:
 * from the first paint on as high as it was when the page was left, so that what stands below it does not move.
 */
export function StoredHeight({ name, className, children }: Props) {
  return (
    <div className={className} data-stored-height={name}>
      <script dangerouslySetInnerHTML={{ __html: HEIGHT_SCRIPT }} />
      {children}
    </div>
  );
}

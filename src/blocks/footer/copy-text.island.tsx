import { useEffect, useRef, useState } from 'react';
import { Icon } from '~/ui/icon/icon';
import { defineIsland } from '~/ui/island-definition';
import { COPIED_SHOWN, writeClipboard } from '../clipboard';
import styles from './copy-text.module.css';

export interface CopyTextProps {
  readonly text: string;
  readonly label: string;
  readonly copied: string;
}

/** Copies the text beside it and says so for a second; where that is not allowed it says nothing. */
function CopyText({ text, label, copied }: CopyTextProps) {
  const [done, setDone] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const copy = async () => {
    const written = await writeClipboard(text);
    clearTimeout(timer.current);
    setDone(written);
    if (written) timer.current = setTimeout(() => setDone(false), COPIED_SHOWN);
  };

  return (
    <span className={styles.place}>
      <button type="button" className={styles.button} aria-label={label} onClick={() => void copy()}>
        <Icon name="Copy" size="1.125rem" />
      </button>
      <span role="status" className={styles.status}>
        {done && <span className={styles.tooltip}>{copied}</span>}
      </span>
    </span>
  );
}

export default defineIsland('copy-text', CopyText);

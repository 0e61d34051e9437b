import type { Log } from '~/platform/log';
import { startSpan } from '~/platform/trace';
import type { StatementObserver } from './observe';

const MAX_TEXT = 500;
const LITERAL = /'(?:[^']|'')*'/g;

/** A statement as it may be shown: on one line, without what it was given, cut where it is long. */
export const shownStatement = (statement: string): string =>
  statement.replaceAll(LITERAL, "'…'").replaceAll(/\s+/g, ' ').trim().slice(0, MAX_TEXT);

export interface StatementOptions {
  readonly log: Log;
  /** From this on a statement is logged, waiting for a connection included; 0: none is. */
  readonly slowMs: number;
  onSlow(): void;
}

/** Writes slow statements to the log, and every statement of a traced request into its trace. */
export function observeStatements({ log, slowMs, onSlow }: StatementOptions): StatementObserver {
  return (statement) => {
    const started = performance.now();
    const span = startSpan('sql', 'client');
    return (failed) => {
      const ms = performance.now() - started;
      const isSlow = slowMs > 0 && ms >= slowMs;
      if (span === null && !isSlow) return;
      const shown = shownStatement(statement);
      span?.set({ 'db.system.name': 'postgresql', 'db.query.text': shown });
      span?.end(failed);
      if (!isSlow) return;
      onSlow();
      log.warn({ statement: shown, ms: Math.round(ms), failed }, 'slow statement');
    };
  };
}

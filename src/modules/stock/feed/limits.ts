/** Bounds of one feed file; all of them are per file, and none needs more memory than `maxRecordChars`. */
export interface FeedLimits {
  /** Bytes as they come in, compressed or not. */
  readonly maxBytes: number;
  /** Bytes after decompression. */
  readonly maxInflatedBytes: number;
  /** Inflated bytes per compressed byte; looked at once `RATIO_FLOOR` bytes are inflated. */
  readonly maxInflateRatio: number;
  /** Characters of one row. */
  readonly maxRecordChars: number;
  readonly maxRows: number;
}

export const DEFAULT_FEED_LIMITS: FeedLimits = {
  maxBytes: 512 * 1024 * 1024,
  maxInflatedBytes: 2 * 1024 * 1024 * 1024,
  maxInflateRatio: 200,
  maxRecordChars: 1_000_000,
  maxRows: 1_000_000,
};

/** Small files may compress as well as they like. */
export const RATIO_FLOOR = 8 * 1024 * 1024;

/** Why a whole file is refused; the old stock stays. */
export type FileFaultCode =
  | 'empty-file'
  | 'file-too-large'
  | 'decompression-bomb'
  | 'broken-compression'
  | 'not-a-feed'
  | 'unknown-columns'
  | 'too-many-rows'
  | 'interrupted';

export interface FileFault {
  readonly code: FileFaultCode;
  readonly message: string;
}

/** Carries a file fault out of the reading pipeline; `importFeed` turns it into a value. */
export class FeedRefused extends Error {
  override readonly name = 'FeedRefused';
  readonly fault: FileFault;
  constructor(code: FileFaultCode, message: string) {
    super(message);
    this.fault = { code, message };
  }
}

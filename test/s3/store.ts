/** A store for tests, with a bucket that is there. */
export interface TestStore {
  readonly settings: {
    readonly url: string;
    readonly bucket: string;
    readonly region: string;
    readonly accessKeyId: string;
    readonly secretAccessKey: string;
  };
  stop(): Promise<void>;
  /** After `stop`, at the same address with what it had. */
  start(): Promise<void>;
}

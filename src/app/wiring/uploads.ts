import { join } from 'node:path';
import type { Breakers } from '~/platform/breaker';
import type { Config } from '~/platform/config';
import type { Log } from '~/platform/log';
import { bucketUploads, diskUploads, type UploadStore } from '~/platform/media';
import { type Bucket, openBucket } from '~/platform/s3';

/** The bucket of the configuration; null where uploads lie in the data folder. */
export function configuredBucket({ uploads }: Pick<Config, 'uploads'>, breakers?: Breakers): Bucket | null {
  if (uploads.kind === 'disk') return null;
  return openBucket({
    ...uploads,
    accessKeyId: uploads.accessKeyId.reveal(),
    secretAccessKey: uploads.secretAccessKey.reveal(),
    breaker: breakers?.of('s3'),
  });
}

/** Where uploads lie. A bucket is not called before something is read or written. */
export function openUploads(
  config: Pick<Config, 'uploads' | 'dataDir'>,
  log: Log,
  breakers?: Breakers,
): UploadStore {
  const bucket = configuredBucket(config, breakers);
  return bucket === null ? diskUploads(join(config.dataDir, 'media'), log) : bucketUploads(bucket, log);
}

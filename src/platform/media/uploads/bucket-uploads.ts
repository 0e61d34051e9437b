import type { Log } from '../../log';
import { err, ok } from '../../result';
import type { Bucket, BucketProblem } from '../../s3';
import { type StoredUpload, UPLOAD_FOLDERS, type UploadStore } from './uploads';

/** Uploads in a bucket, under the keys that they have on a disk. */
export function bucketUploads(bucket: Bucket, log: Log): UploadStore {
  const away = (problem: BucketProblem) => {
    // While it rests, the breaker has said so once.
    if (problem.kind === 'away' && problem.reason !== 'resting')
      log.warn({ reason: problem.reason }, 'the bucket of uploads cannot be used');
    return err('away' as const);
  };
  return {
    async put(key, bytes) {
      const put = await bucket.put(key, bytes);
      return put.ok ? put : away(put.error);
    },
    async read(key, range) {
      const object = await bucket.get(key, range);
      if (object.ok) return object.value.byteLength === 0 ? err('missing') : object;
      return object.error.kind === 'missing' ? err('missing') : away(object.error);
    },
    async list() {
      const uploads: StoredUpload[] = [];
      for (const folder of UPLOAD_FOLDERS) {
        const listed = await bucket.list(`${folder}/`);
        if (!listed.ok) return away(listed.error);
        uploads.push(...listed.value);
      }
      return ok(uploads);
    },
  };
}

export { type Bucket, type BucketProblem, type ByteRange, openBucket } from './bucket';

import type { ConfigProblem } from './problem';
import type { Secret } from './secrets/secret';
import type { Variables } from './variables';

/** Where uploads lie: in the data folder, or in a bucket that several machines share. */
export type UploadsConfig =
  | { readonly kind: 'disk' }
  | {
      readonly kind: 'bucket';
      readonly url: string;
      readonly bucket: string;
      readonly region: string;
      readonly accessKeyId: Secret;
      readonly secretAccessKey: Secret;
    };

const COMPANIONS = ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;

export function uploadsOf(variables: Variables): UploadsConfig {
  const {
    S3_URL: url,
    S3_BUCKET: bucket,
    S3_REGION: region,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  } = variables;
  if (!(url && bucket && accessKeyId && secretAccessKey)) return { kind: 'disk' };
  return { kind: 'bucket', url, bucket, region, accessKeyId, secretAccessKey };
}

export function uploadsProblems(variables: Variables): ConfigProblem[] {
  if (variables.S3_URL !== undefined)
    return COMPANIONS.filter((variable) => variables[variable] === undefined).map((variable) => ({
      variable,
      expected: 'a value, because S3_URL is set',
    }));
  const given = COMPANIONS.find((variable) => variables[variable] !== undefined);
  return given === undefined
    ? []
    : [{ variable: 'S3_URL', expected: `the address of the store, because ${given} is set` }];
}

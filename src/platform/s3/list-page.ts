export interface StoredObject {
  readonly key: string;
  readonly size: number;
}

/** One page of ListObjectsV2, and the token of the next one; null when it is the last. */
export function readListPage(xml: string): {
  readonly objects: readonly StoredObject[];
  readonly next: string | null;
} {
  const objects = [...xml.matchAll(/<Contents>(.*?)<\/Contents>/gs)].map(([, content = '']) => ({
    key: textOf(content, 'Key') ?? '',
    size: Number(textOf(content, 'Size')),
  }));
  const next = textOf(xml, 'IsTruncated') === 'true' ? textOf(xml, 'NextContinuationToken') : null;
  return { objects, next };
}

/** What S3 calls its refusal: `NoSuchBucket`, `SignatureDoesNotMatch`. */
export const errorCodeOf = (xml: string): string | null => /<Code>(\w{1,60})<\/Code>/.exec(xml)?.[1] ?? null;

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function textOf(xml: string, element: string): string | null {
  const [, text] = new RegExp(`<${element}>([^<]*)</${element}>`).exec(xml) ?? [];
  if (text === undefined) return null;
  return text.replaceAll(/&(?:(\w+)|#(\d{1,7})|#x([0-9a-f]{1,6}));/gi, (whole, name, decimal, hex) => {
    if (name !== undefined) return ENTITIES[name] ?? whole;
    return String.fromCodePoint(decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal));
  });
}

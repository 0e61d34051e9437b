import type { z } from 'zod';
import {
  drawnAnswer,
  kindsAnswer,
  pageAnswer,
  type publishRequest,
  type Refusal,
  refusal,
  STUDIO_API,
  STUDIO_HEADER,
  savedAnswer,
  sessionAnswer,
  treeAnswer,
  type VersionName,
  versionAnswer,
  versionsAnswer,
} from '~/modules/content/studio-wire';
import { jsonBody } from '~/platform/json';
import { err, ok, type Result } from '~/platform/result';
import type { BlockNode, PageDocument } from './state/document';

/** Refused by the server, or no answer of it. */
export type CallFailure = Refusal | { readonly code: 'unreachable' };
export type Called<T> = Promise<Result<T, CallFailure>>;

/** A server that takes longer counts as one that does not answer; a file takes its time on a slow line. */
const TIME_LIMITS_MS = { call: 60_000, file: 300_000 };

/** Asks the server; what it answers is read by the schema. */
export async function call<S extends z.ZodType>(
  schema: S,
  path: string,
  { method = 'GET', body, bytes }: { method?: string; body?: unknown; bytes?: Blob } = {},
): Called<z.output<S>> {
  const unreachable = err({ code: 'unreachable' } as const);
  try {
    const answer = await fetch(`${STUDIO_API}${path}`, {
      method,
      headers: {
        [STUDIO_HEADER]: '1',
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(bytes !== undefined && { 'content-type': 'application/octet-stream' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      ...(bytes !== undefined && { body: bytes }),
      signal: AbortSignal.timeout(bytes === undefined ? TIME_LIMITS_MS.call : TIME_LIMITS_MS.file),
    });
    const json = await jsonBody(answer);
    if (!answer.ok) {
      const refused = refusal.safeParse(json);
      return refused.success ? err(refused.data.error) : unreachable;
    }
    const parsed = schema.safeParse(json);
    return parsed.success ? ok(parsed.data) : unreachable;
  } catch {
    return unreachable;
  }
}

/** A page in one language. */
export interface PageKey {
  readonly id: string;
  readonly language: string;
}

/** What a save goes on: the draft that was read, and where there was none the version. */
export interface DraftBase {
  readonly revision: number;
  readonly number: number;
}

export const pathOf = ({ id, language }: PageKey) => `/pages/${id}/${language}`;

export const api = {
  session: () => call(sessionAnswer, '/session'),
  kinds: () => call(kindsAnswer, '/kinds'),
  tree: (site: string, language: string) => call(treeAnswer, `/sites/${site}/${language}`),
  open: (page: PageKey) => call(pageAnswer, pathOf(page)),
  save: (page: PageKey, document: PageDocument, base: DraftBase, keepsStored = false) =>
    call(savedAnswer, pathOf(page), {
      method: 'PUT',
      body: { ...document, ...base, ...(keepsStored && { keepsStored }) },
    }),
  publish: (page: PageKey, wanted: z.input<typeof publishRequest>) =>
    call(pageAnswer, `${pathOf(page)}/publish`, { method: 'POST', body: wanted }),
  unpublish: (page: PageKey) => call(pageAnswer, `${pathOf(page)}/unpublish`, { method: 'POST', body: {} }),
  versions: (page: PageKey) => call(versionsAnswer, `${pathOf(page)}/versions`),
  version: (page: PageKey, which: VersionName) => call(versionAnswer, `${pathOf(page)}/versions/${which}`),
  restore: (page: PageKey, number: number, revision: number) =>
    call(pageAnswer, `${pathOf(page)}/versions/${number}/restore`, { method: 'POST', body: { revision } }),
  drawPage: (page: PageKey, document: PageDocument) =>
    call(drawnAnswer, `${pathOf(page)}/draw`, { method: 'POST', body: document }),
  drawBlock: (page: PageKey, block: BlockNode, index: number, { fields }: PageDocument) =>
    call(drawnAnswer, `${pathOf(page)}/draw`, { method: 'POST', body: { block, index, fields } }),
};

import type { Secret } from '~/platform/config';

/** Whether the request carries the key in `x-api-key`; without a configured key every request is refused. */
export const hasKey = (request: Request, key: Secret | null): boolean =>
  key?.matches(request.headers.get('x-api-key') ?? '') ?? false;

/** The same, and the key as `Authorization: Bearer KEY`: Prometheus sends no header of another name before its version 3. */
export const mayWatch = (request: Request, key: Secret | null): boolean =>
  hasKey(request, key) ||
  (key?.matches(/^bearer +(\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1] ?? '') ?? false);

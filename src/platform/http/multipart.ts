import { err, ok, type Result } from '../result';
import { type BodyLimits, type BodyProblem, readBytes } from './body';

/** The fields and files of a form (`multipart/form-data`). Reading stops at the limit of the whole body. */
export async function readFormData(
  request: Request,
  limits: BodyLimits,
): Promise<Result<FormData, BodyProblem>> {
  const type = request.headers.get('content-type') ?? '';
  if (!/^multipart\/form-data;/i.test(type)) return err('unsupported-type');
  const bytes = await readBytes(request, limits);
  if (!bytes.ok) return bytes;
  try {
    const body = new Uint8Array(bytes.value);
    const form = await new Response(body, { headers: { 'content-type': type } }).formData();
    const isText = [...form.values()].every((value) => typeof value !== 'string' || !value.includes('\0'));
    return isText ? ok(form) : err('malformed');
  } catch {
    return err('malformed');
  }
}

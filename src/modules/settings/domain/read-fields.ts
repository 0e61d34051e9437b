import type { z } from 'zod';
import { err, ok, type Result } from '~/platform/result';
import { FIELD_PROBLEMS, type FieldProblem, type Fields, type Problems } from './fields';

const isProblem = (text: string): text is FieldProblem => FIELD_PROBLEMS.some((each) => each === text);

/** Reads a form by its schema, whose messages are problems; the first of each field counts. */
export function readFields<S extends z.ZodType>(schema: S, typed: Fields): Result<z.output<S>, Problems> {
  const parsed = schema.safeParse(typed);
  if (parsed.success) return ok(parsed.data);
  const problems: Record<string, FieldProblem> = {};
  for (const { path, message } of parsed.error.issues)
    problems[path.join('.')] ??= isProblem(message) ? message : 'empty';
  return err(problems);
}

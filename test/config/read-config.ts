import { type Config, describeProblem, parseConfig } from '~/platform/config';

export function accepted(env: Record<string, string | undefined>): Config {
  const read = parseConfig(env);
  if (!read.ok) throw new Error(read.error.map(describeProblem).join('\n'));
  return read.value;
}

export function refused(env: Record<string, string | undefined>, siteKeys?: readonly string[]): string[] {
  const read = parseConfig(env, siteKeys ? { siteKeys } : {});
  return read.ok ? [] : read.error.map(({ variable }) => variable);
}

import { configuredBucket } from '~/app/wiring/uploads';
import { examineHosts, examineMail, examineServers, type Finding, outsideServers } from '~/platform/examine';
import { examineBucket } from './bucket';
import { examineDataFolder } from './data-folder';
import { examineDatabase } from './database';
import { examineSettings } from './settings';

export interface Examination {
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Where a mail is sent; null: the mail server is only signed in to. */
  readonly mailTo: string | null;
  /** Gets a line as soon as it is known. */
  tell(line: string): void;
}

/** Looks at everything, part by part, and returns how many findings are failures. */
export async function examine({ env, mailTo, tell }: Examination): Promise<number> {
  let failures = 0;
  const report = (findings: readonly Finding[]) => {
    for (const { level, part, text } of findings) tell(`${level.padEnd(4)}  ${part}: ${text}`);
    failures += findings.filter(({ level }) => level === 'fail').length;
  };
  const { config, findings } = examineSettings(env);
  report(findings);
  if (config === null) return failures;
  report(await examineDataFolder(config.dataDir, config.mediaCacheBytes));
  report(await examineDatabase(config));
  report(await examineBucket(configuredBucket(config)));
  report(await examineMail(config.mail, mailTo));
  report(await examineHosts(config.siteHosts));
  report(await examineServers(outsideServers(config)));
  return failures;
}

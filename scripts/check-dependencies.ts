import { execFile } from 'node:child_process';
import { auditOf } from './lib/audit';
import { root } from './lib/paths';

const PATIENCE_MS = 60_000;

/** Exits with an error both for findings and when the registry does not answer. */
const npmAudit = (): Promise<string> =>
  new Promise((resolve) => {
    const args = ['audit', '--json', '--fetch-retries=0', '--fetch-timeout=20000'];
    execFile('npm', args, { cwd: root, timeout: PATIENCE_MS, maxBuffer: 2 ** 26 }, (_error, stdout) => resolve(stdout));
  });

/** Checks the locked packages for known vulnerabilities, if the registry offers advisories. */
export default async function command(): Promise<number> {
  const audit = auditOf(await npmAudit());
  if (!audit.checked) {
    console.log(`Dependencies: not checked (${audit.reason}).`);
    return 0;
  }
  for (const line of audit.serious) console.error(`  ${line}`);
  console.log(`Dependencies: ${audit.serious.length} packages with a high or critical vulnerability.`);
  return audit.serious.length > 0 ? 1 : 0;
}

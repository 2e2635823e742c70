import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { migrationList } from './lib/apply-migrations';
import { inRoot } from './lib/paths';
import { withScratchCluster } from './lib/postgres/scratch';
import { requestOfEngine } from './lib/schema-engine-request';

const THEY_DIFFER = 2;

type Comparison = { exitCode: number; stdout: string | null };

const schemaFiles = () => {
  const folder = inRoot('prisma/schema');
  return readdirSync(folder).map((path) => ({ path, content: readFileSync(join(folder, path), 'utf8') }));
};

/** Applies every migration to an empty database and compares the result with `prisma/schema`. */
export function migrationProblems(): Promise<string[]> {
  return withScratchCluster(async (url) => {
    const from = { tag: 'migrations', ...migrationList() };
    const to = { tag: 'schemaDatamodel', files: schemaFiles() };
    const answer = await requestOfEngine(url, 'diff', { from, to, script: false, exitCode: true });
    if (!('result' in answer)) return [`The migrations cannot be applied:\n${answer.problem}`];
    const { exitCode, stdout } = answer.result as Comparison;
    if (exitCode !== THEY_DIFFER) return [];
    return [`The schema has what no migration does; write one with npm run db:migrate -- NAME:\n${stdout}`];
  });
}

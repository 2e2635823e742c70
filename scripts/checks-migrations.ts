import { run } from './lib/child';
import { prismaEnv } from './lib/migrations';
import { cli } from './lib/paths';
import { withScratchCluster } from './lib/postgres/scratch';

const THEY_DIFFER = 2;

/** Applies every migration to an empty database and compares the resulting schema with `prisma/schema`. */
export function migrationProblems(): Promise<string[]> {
  return withScratchCluster(async (url) => {
    const compare = ['migrate', 'diff', '--from-migrations', 'prisma/migrations', '--to-schema', 'prisma/schema'];
    const { code, output } = await run([cli.prisma, ...compare, '--exit-code'], { env: prismaEnv(url) });
    if (code === 0) return [];
    if (code !== THEY_DIFFER) return [`The migrations cannot be applied:\n${output}`];
    return [`The schema has what no migration does; write one with npm run db:migrate -- NAME:\n${output}`];
  });
}

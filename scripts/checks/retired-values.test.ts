import { expect, test } from 'vitest';
import { root } from '../lib/paths';
import { retiredValueProblems } from './retired-values';
import { withTree } from './tree';

const migration = `ALTER TYPE "Speed" RENAME VALUE 'FAST' TO 'fast';\nALTER TYPE "Speed" RENAME VALUE 'SLOW' TO 'slow';`;
const problemsOf = (text: string) =>
  withTree({ 'prisma/migrations/1_speeds/migration.sql': migration, 'src/a.ts': text }, retiredValueProblems);

test.each([
  ['a query', "\nawait db.$queryRaw`SELECT id FROM boats WHERE speed = 'FAST'`;"],
  ['a part of one', "\nconst moored = Prisma.sql`CASE WHEN speed::text = 'FAST' THEN 1 END`;"],
  ['a string', `\nrun("UPDATE boats SET speed = 'FAST'");`],
  ['a string inserted into a query', `\nrun(\`SELECT (\${oneOf(['FAST', 'fast'])})::"Speed"\`);`],
])('retiredValueProblems reports a renamed value in %s', async (_, text) => {
  expect(await problemsOf(text)).toEqual(["src/a.ts:2: 'FAST' was renamed by a migration"]);
});

test('retiredValueProblems allows current values, and the same word outside SQL', async () => {
  expect(await problemsOf("run(`SELECT 'fast'`);\nconst reply = { status: 'FAST' };")).toEqual([]);
});

test('no SQL of this repository has a value that a migration renamed', () => {
  expect(retiredValueProblems(root)).toEqual([]);
});

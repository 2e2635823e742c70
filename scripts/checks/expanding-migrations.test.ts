import { expect, test } from 'vitest';
import { root } from '../lib/paths';
import { expandingMigrationProblems } from './expanding-migrations';
import { withTree } from './tree';

const problemsOf = (sql: string, name = '20261201000000_later') =>
  withTree({ [`prisma/migrations/${name}/migration.sql`]: sql }, expandingMigrationProblems);

test.each([
  ['DROP TABLE "boats";', 'drops something'],
  ['ALTER TABLE "boats" DROP COLUMN "seats";', 'drops something'],
  ['ALTER TABLE "boats" RENAME COLUMN "seats" TO "places";', 'renames something'],
  ['ALTER TABLE "boats" ALTER COLUMN "seats" TYPE TEXT;', 'changes a type'],
  ['ALTER TABLE "boats" ALTER COLUMN "seats" SET NOT NULL;', 'rejects rows'],
  ['ALTER TABLE "boats" ALTER COLUMN "seats" DROP DEFAULT;', 'rejects rows'],
  ['ALTER TABLE "boats" ADD COLUMN "a" INT, ADD COLUMN "seats" INT NOT NULL;', 'adds a required column'],
  ['ALTER TABLE "boats" DROP "seats";', 'drops something'],
  ['ALTER TABLE "boats" ALTER "seats" TYPE TEXT;', 'changes a type'],
  ['DROP TRIGGER "boats_counted" ON "boats";', 'drops something'],
  ['DROP SCHEMA old CASCADE;', 'drops something'],
  ['ALTER TABLE "boats" ADD CONSTRAINT "seats_check" CHECK ("seats" > 0) NOT VALID;', 'may reject rows'],
  ['-- Widens: no.\nALTER TABLE "boats" DROP CONSTRAINT "a", ADD CONSTRAINT "b" CHECK (false);', 'may reject rows'],
  ['ALTER TABLE "boats" ADD FOREIGN KEY ("harbour") REFERENCES "harbours" ("id");', 'may reject rows'],
  ['CREATE UNIQUE INDEX "boats_name_key" ON "boats"("name");', 'may reject rows'],
  ['CREATE OR REPLACE FUNCTION f() RETURNS int LANGUAGE sql AS $$ SELECT 2 $$;', 'changes a function'],
  [`ALTER TYPE "Speed" ADD VALUE 'slow';`, 'allows values'],
  [
    '-- Same answers: faster.\nCREATE OR REPLACE TRIGGER "t" AFTER INSERT ON "boats" EXECUTE FUNCTION f();',
    'changes a function',
  ],
  ['DELETE FROM "boats";', 'deletes rows'],
  [`SELECT 'a;b'; -- It's said.\nDROP TYPE "Speed";`, 'drops something'],
])('expandingMigrationProblems refuses %s', async (sql, why) => {
  expect(await problemsOf(sql)).toEqual([
    expect.stringContaining(`prisma/migrations/20261201000000_later/migration.sql: ${why}`),
  ]);
});

test.each([
  'CREATE TABLE "boats" ("id" UUID NOT NULL);',
  'ALTER TABLE "boats" ADD COLUMN "seats" INT NOT NULL DEFAULT 0;',
  'ALTER TABLE "boats" ADD COLUMN "key" TEXT NOT NULL GENERATED ALWAYS AS (search_key("name")) STORED;',
  'DROP INDEX "boats_name_idx";',
  'ALTER TABLE "boats" DROP CONSTRAINT "seats_check";',
  'CREATE TABLE "vans" ("id" UUID); ALTER TABLE "vans" ADD CONSTRAINT "vans_pkey" PRIMARY KEY ("id");',
  'CREATE TABLE "vans" ("id" UUID); CREATE UNIQUE INDEX "vans_id_key" ON "vans"("id");',
  'CREATE TRIGGER "boats_counted" AFTER INSERT ON "boats" EXECUTE FUNCTION count_boats();',
  '-- DROP TABLE "boats" comes later.\nSELECT 1;',
  'COMMENT ON TABLE "boats" IS \'DROP TABLE\';',
  'CREATE FUNCTION f() RETURNS void LANGUAGE sql AS $$ SELECT 1; DROP TABLE scratch; $$;',
  '-- Same answers: by the index.\nCREATE OR REPLACE FUNCTION f() RETURNS int LANGUAGE sql AS $$ SELECT 2 $$;',
  '-- Widens: 0 by default.\nALTER TABLE "boats" DROP CONSTRAINT "a", ADD CONSTRAINT "a" CHECK ("seats" >= 0);',
  '-- Contracts: nothing reads it since 0.2.\nALTER TABLE "boats" DROP COLUMN "seats";',
])('expandingMigrationProblems accepts %s', async (sql) => {
  expect(await problemsOf(sql)).toEqual([]);
});

test('expandingMigrationProblems skips the baseline', async () => {
  expect(await problemsOf('CREATE UNIQUE INDEX "boats_name_key" ON "boats"("name");', '0_baseline')).toEqual([]);
});

test('migrations of this repository only add', () => {
  expect(expandingMigrationProblems(root)).toEqual([]);
});

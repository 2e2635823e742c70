import { basename, dirname } from 'node:path';
import { filesIn, readSource } from './source';

/** Later migrations run while the version before them does. */
const CHECKED_SINCE = '20261129050000';
/** A comment above a statement that takes something away, in the release after the one that stopped to use it. */
const CONTRACTS = /^-- Contracts: \S+/m;

const breaking: [what: RegExp, why: string][] = [
  [/\bDROP (TABLE|COLUMN|TYPE|FUNCTION|VIEW)\b/i, 'takes away what the version before may use'],
  [/\bRENAME\b/i, 'renames what the version before calls by the old name'],
  [/\bALTER COLUMN \S+ (SET DATA )?TYPE\b/i, 'changes a type that the version before reads and writes'],
  [/\bSET NOT NULL\b/i, 'refuses rows of the version before, which may leave the column out'],
  [/\bDROP DEFAULT\b/i, 'refuses rows of the version before, which leaves the column out'],
];

const ADDED = /\bADD COLUMN\b[^,;]*/gi;
const needsValue = (column: string): boolean =>
  /\bNOT NULL\b/i.test(column) && !/\b(DEFAULT|GENERATED|SERIAL)\b/i.test(column);

/** Texts and bodies of functions aside, which say nothing about the tables. */
const withoutTexts = (statement: string): string =>
  statement
    .replaceAll(/\$(\w*)\$[\s\S]*?\$\1\$/g, '')
    .replaceAll(/'[^']*'/g, '')
    .replaceAll(/^\s*--.*$/gm, '');

/** Statements with the comments above them; a body of a function may have semicolons. */
const statementsOf = (sql: string): string[] =>
  sql.match(/(?:\$(\w*)\$[\s\S]*?\$\1\$|'[^']*'|--.*|[^;])+;?/g)?.filter((one) => one.trim() !== '') ?? [];

function problemsIn(statement: string): string[] {
  if (CONTRACTS.test(statement)) return [];
  const sql = withoutTexts(statement);
  return [
    ...breaking.filter(([what]) => what.test(sql)).map(([, why]) => why),
    ...((sql.match(ADDED) ?? []).some(needsValue)
      ? ['adds a column that the version before does not fill, without a default']
      : []),
  ];
}

/** Two versions run at once during an update, so that a migration only adds; see docs/scaling.md. */
export const expandingMigrationProblems = (root: string): string[] =>
  filesIn(root, 'prisma/migrations')
    .filter((file) => file.endsWith('.sql') && basename(dirname(file)) >= CHECKED_SINCE)
    .flatMap((file) =>
      statementsOf(readSource(root, file).text)
        .flatMap(problemsIn)
        .map((why) => `${file}: ${why}`),
    );

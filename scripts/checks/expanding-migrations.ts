import { basename, dirname } from 'node:path';
import { filesIn, readSource } from './source';

/** The first migration creates the database; later ones run while the previous release does. */
const BASELINE = '0_baseline';
/** Marks a statement that drops something, one release after its last use. */
const CONTRACTS = /^-- Contracts: \S+/m;
/** Marks the replacement of a function by an equivalent one. */
const SAME_ANSWERS = /^-- Same answers: \S+/m;
/** Marks the replacement of a check by one that accepts every row that the previous release writes. */
const WIDENS = /^-- Widens: \S+/m;
const REPLACED_CHECK = /\bDROP CONSTRAINT ("[^"]+"), ADD CONSTRAINT \1 CHECK\b/i;
const REPLACED_FUNCTION = /\bCREATE OR REPLACE FUNCTION\b/i;

const breaking: [what: RegExp, why: string][] = [
  [
    /\bDROP (TABLE|TYPE|FUNCTION|VIEW|SCHEMA|SEQUENCE|TRIGGER|VALUE)\b/i,
    'drops something that the previous release may use',
  ],
  [/\bALTER TABLE\b[^;]*\bDROP (?!CONSTRAINT\b|DEFAULT\b)/i, 'drops something that the previous release may use'],
  [/\bRENAME\b/i, 'renames something that the previous release uses'],
  [/\bALTER (COLUMN )?\S+ (SET DATA )?TYPE\b/i, 'changes a type that the previous release reads and writes'],
  [/\bSET NOT NULL\b/i, 'rejects rows of the previous release, which may omit the column'],
  [/\bDROP DEFAULT\b/i, 'rejects rows of the previous release, which omits the column'],
  [
    /\bALTER TABLE\b[^;]*\bADD (CONSTRAINT|CHECK|UNIQUE|PRIMARY KEY|FOREIGN KEY|EXCLUDE)\b/i,
    'may reject rows of the previous release',
  ],
  [/\bCREATE UNIQUE INDEX\b/i, 'may reject rows of the previous release'],
  [/\bCREATE OR REPLACE\b/i, 'changes a function that the previous release calls'],
  [/\bADD VALUE\b/i, 'allows values that the previous release cannot read'],
  [/\b(TRUNCATE|DELETE FROM)\b/i, 'deletes rows that the previous release may use'],
];

const ADDED = /\bADD COLUMN\b[^,;]*/gi;
const needsValue = (column: string): boolean =>
  /\bNOT NULL\b/i.test(column) && !/\b(DEFAULT|GENERATED|SERIAL)\b/i.test(column);

/** Removes texts and function bodies, which do not affect tables. */
const withoutTexts = (statement: string): string =>
  statement
    .replaceAll(/\$(\w*)\$[\s\S]*?\$\1\$/g, '')
    .replaceAll(/'[^']*'/g, '')
    .replaceAll(/^\s*--.*$/gm, '');

/** Keeps the comments above a statement; function bodies may contain semicolons. */
const statementsOf = (sql: string): string[] =>
  sql.match(/(?:\$(\w*)\$[\s\S]*?\$\1\$|'[^']*'|--.*|[^;])+;?/g)?.filter((one) => one.trim() !== '') ?? [];

const named = (name: string | undefined): string => name?.replaceAll('"', '') ?? '';

/** The previous release has no rows in a table it does not know. */
function newTables(statements: readonly string[]): string[] {
  const created = statements.map((one) => /\bCREATE TABLE (?:IF NOT EXISTS )?(\S+)/i.exec(withoutTexts(one))?.[1]);
  return created.filter((one) => one !== undefined).map(named);
}

const tableOf = (sql: string): string =>
  named((/\bALTER TABLE (?:ONLY )?([^\s(]+)/i.exec(sql) ?? /\bINDEX\b[^;]*?\bON ([^\s(]+)/i.exec(sql))?.[1]);

function problemsIn(statement: string, added: readonly string[]): string[] {
  const sql = withoutTexts(statement);
  if (CONTRACTS.test(statement) || added.includes(tableOf(sql))) return [];
  if (SAME_ANSWERS.test(statement) && REPLACED_FUNCTION.test(sql)) return [];
  if (WIDENS.test(statement) && REPLACED_CHECK.test(sql)) return [];
  return [
    ...breaking.filter(([what]) => what.test(sql)).map(([, why]) => why),
    ...((sql.match(ADDED) ?? []).some(needsValue)
      ? ['adds a required column without a default, which the previous release does not fill']
      : []),
  ];
}

function problemsOf(sql: string): string[] {
  const statements = statementsOf(sql);
  const added = newTables(statements);
  return statements.flatMap((statement) => problemsIn(statement, added));
}

/** Requires that migrations only add, because two releases run during an update; see docs/scaling.md. */
export const expandingMigrationProblems = (root: string): string[] =>
  filesIn(root, 'prisma/migrations')
    .filter((file) => file.endsWith('.sql') && basename(dirname(file)) !== BASELINE)
    .flatMap((file) => problemsOf(readSource(root, file).text).map((why) => `${file}: ${why}`));

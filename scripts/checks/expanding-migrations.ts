import { basename, dirname } from 'node:path';
import { filesIn, readSource } from './source';

/** The first migration makes the database; later ones run while the version before them does. */
const BASELINE = '0_baseline';
/** A comment above a statement that takes something away, in the release after the one that stopped to use it. */
const CONTRACTS = /^-- Contracts: \S+/m;
/** A comment above a function that answers what it did before, by another way. */
const SAME_ANSWERS = /^-- Same answers: \S+/m;
const REPLACED_FUNCTION = /\bCREATE OR REPLACE FUNCTION\b/i;

const breaking: [what: RegExp, why: string][] = [
  [/\bDROP (TABLE|TYPE|FUNCTION|VIEW|SCHEMA|SEQUENCE|TRIGGER|VALUE)\b/i, 'takes away what the version before may use'],
  [/\bALTER TABLE\b[^;]*\bDROP (?!CONSTRAINT\b|DEFAULT\b)/i, 'takes away what the version before may use'],
  [/\bRENAME\b/i, 'renames what the version before calls by the old name'],
  [/\bALTER (COLUMN )?\S+ (SET DATA )?TYPE\b/i, 'changes a type that the version before reads and writes'],
  [/\bSET NOT NULL\b/i, 'refuses rows of the version before, which may leave the column out'],
  [/\bDROP DEFAULT\b/i, 'refuses rows of the version before, which leaves the column out'],
  [
    /\bALTER TABLE\b[^;]*\bADD (CONSTRAINT|CHECK|UNIQUE|PRIMARY KEY|FOREIGN KEY|EXCLUDE)\b/i,
    'may refuse rows of the version before',
  ],
  [/\bCREATE UNIQUE INDEX\b/i, 'may refuse rows of the version before'],
  [/\bCREATE OR REPLACE\b/i, 'changes what the version before calls'],
  [/\bADD VALUE\b/i, 'lets rows appear that the version before cannot read'],
  [/\b(TRUNCATE|DELETE FROM)\b/i, 'takes away rows that the version before may use'],
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

const named = (name: string | undefined): string => name?.replaceAll('"', '') ?? '';

/** The version before has no rows in a table that it does not know. */
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
  return [
    ...breaking.filter(([what]) => what.test(sql)).map(([, why]) => why),
    ...((sql.match(ADDED) ?? []).some(needsValue)
      ? ['adds a column that the version before does not fill, without a default']
      : []),
  ];
}

function problemsOf(sql: string): string[] {
  const statements = statementsOf(sql);
  const added = newTables(statements);
  return statements.flatMap((statement) => problemsIn(statement, added));
}

/** Two versions run at once during an update, so that a migration only adds; see docs/scaling.md. */
export const expandingMigrationProblems = (root: string): string[] =>
  filesIn(root, 'prisma/migrations')
    .filter((file) => file.endsWith('.sql') && basename(dirname(file)) !== BASELINE)
    .flatMap((file) => problemsOf(readSource(root, file).text).map((why) => `${file}: ${why}`));

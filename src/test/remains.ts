import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import PostalMime from 'postal-mime';
import { env } from '@/env';
import { open } from '@/server/crypto/crypto';
import { pool } from '@/server/database/db';

type Column = { schema: string; table: string; column: string };

/** Every column of every table, including those of the job queue. */
export async function everyColumn(): Promise<(Column & { type: string })[]> {
  const { rows } = await pool.query<Column & { type: string }>(`
    SELECT columns.table_schema AS schema, columns.table_name AS table, column_name AS column, data_type AS type
    FROM information_schema.columns JOIN information_schema.tables USING (table_schema, table_name)
    WHERE columns.table_schema NOT IN ('pg_catalog', 'information_schema') AND table_type = 'BASE TABLE'
    ORDER BY 1, 2, columns.ordinal_position`);
  return rows;
}

const sealedText = /v1\.[\w-]+\.[\w-]+/g;

function opened(text: string): string {
  try {
    return open(text);
  } catch {
    return '';
  }
}

/** A column's value with its sealed parts opened. */
function legible(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return [text, ...(text.match(sealedText) ?? []).map(opened)].join('\n');
}

const wordsIn = (text: string, words: readonly string[]): string[] => {
  const read = text.toLowerCase();
  return words.filter((word) => read.includes(word.toLowerCase()));
};

async function inDatabase(words: readonly string[]): Promise<string[]> {
  const found = new Set<string>();
  const tables = new Map((await everyColumn()).map(({ schema, table }) => [table, `"${schema}"."${table}"`]));
  for (const [table, from] of tables) {
    const { rows } = await pool.query<{ row: Record<string, unknown> }>(`SELECT to_jsonb(t) AS row FROM ${from} AS t`);
    for (const [column, value] of rows.flatMap(({ row }) => Object.entries(row)))
      for (const word of wordsIn(legible(value), words)) found.add(`${table}.${column}: ${word}`);
  }
  return [...found];
}

async function textOf(file: string): Promise<string> {
  const bytes = await readFile(file);
  if (!file.endsWith('.eml')) return bytes.toString('latin1');
  const { text = '', html = '', headers } = await PostalMime.parse(bytes);
  return [text, html, ...headers.map(({ value }) => value)].join('\n');
}

async function inFiles(words: readonly string[]): Promise<string[]> {
  const entries = await readdir(env.DATA_DIR, { recursive: true, withFileTypes: true }).catch(() => []);
  const found: string[] = [];
  for (const entry of entries.filter((candidate) => candidate.isFile())) {
    const file = path.join(entry.parentPath, entry.name);
    const read = `${entry.name}\n${await textOf(file)}`;
    found.push(...wordsIn(read, words).map((word) => `${path.relative(env.DATA_DIR, file)}: ${word}`));
  }
  return found;
}

/** The places where these words remain: columns of tables, and files of the data folder. */
export const remainsOf = async (words: readonly string[]): Promise<string[]> => [
  ...(await inDatabase(words)),
  ...(await inFiles(words)),
];

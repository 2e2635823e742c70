import type pg from 'pg';
import type { Sent } from './statements';

type Plan = {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  Plans?: Plan[];
};

const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];

/** The rows that a node read of a table or an index, discarded ones included. */
const rowsOf = (node: Plan): number =>
  node['Actual Loops'] *
  (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0));

const isRead = ({ text }: Sent) => /^\s*(select|with)\b/i.test(text);

export type Reading = { node: string; rows: number; statement: string };

/** A test has few rows, which PostgreSQL would rather read in full than look up. */
const asIfLarge = `SET LOCAL enable_hashjoin = off; SET LOCAL enable_mergejoin = off`;

/** The reads of each statement, with the number of rows that each step reads. */
export async function readingsOf(client: pg.ClientBase, sent: readonly Sent[]): Promise<Reading[]> {
  const readings: Reading[] = [];
  await client.query('BEGIN');
  await client.query(asIfLarge);
  for (const { text, values } of sent.filter(isRead)) {
    const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
      `EXPLAIN (ANALYZE, TIMING OFF, FORMAT JSON) ${text}`,
      values,
    );
    for (const node of rows.flatMap((row) => row['QUERY PLAN'].flatMap(({ Plan }) => nodesOf(Plan)))) {
      const read = node['Relation Name'] ?? node['Index Name'];
      if (read)
        readings.push({
          node: `${node['Node Type']} ${read}`,
          rows: rowsOf(node),
          statement: text.replaceAll(/\s+/g, ' '),
        });
    }
  }
  await client.query('ROLLBACK');
  return readings;
}

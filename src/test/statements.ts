import pg from 'pg';
import { vi } from 'vitest';

type Query = (...given: unknown[]) => unknown;

/** Runs a call and returns the statements it sent to the database, on whatever connection. */
export async function statementsOf<Result>(
  run: () => Promise<Result>,
): Promise<{ result: Result; statements: string[] }> {
  const statements: string[] = [];
  const query = pg.Client.prototype.query as Query;
  const sent = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (this: pg.Client, ...given) {
    const [statement] = given as unknown as [string | { text: string }];
    statements.push(typeof statement === 'string' ? statement : statement.text);
    return query.apply(this, given) as undefined;
  });
  try {
    return { result: await run(), statements };
  } finally {
    sent.mockRestore();
  }
}

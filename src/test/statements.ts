import pg from 'pg';
import { vi } from 'vitest';

type Query = (...given: unknown[]) => unknown;

export type Sent = { text: string; values: unknown[] };

/** Runs a call and returns the statements that it sent to the database, on any connection. */
export async function statementsOf<Result>(
  run: () => Promise<Result>,
): Promise<{ result: Result; statements: string[]; sent: Sent[] }> {
  const all: Sent[] = [];
  const query = pg.Client.prototype.query as Query;
  const sent = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (this: pg.Client, ...given) {
    const [statement, values = []] = given as unknown as [string | (Omit<Sent, 'values'> & Partial<Sent>), unknown[]?];
    all.push(typeof statement === 'string' ? { text: statement, values } : { values, ...statement });
    return query.apply(this, given) as undefined;
  });
  try {
    const result = await run();
    return { result, statements: all.map(({ text }) => text), sent: all };
  } finally {
    sent.mockRestore();
  }
}

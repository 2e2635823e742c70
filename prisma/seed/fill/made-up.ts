export const ago = (minutes: number) => `now() - make_interval(mins => number * ${minutes})`;
export const id = (entity: string) => `pg_temp.copied('${entity}', number::text)`;
export const numbers = (count: number) => `generate_series(1, ${count}) AS number`;
export const staff = `(SELECT id FROM users WHERE role = 'ADMIN' AND active ORDER BY id LIMIT 1)`;
/** Numbers the rows of a table from 0, so made-up rows can take them in turn. */
export const inTurn = (name: string, rows: string) =>
  `WITH ${name} AS MATERIALIZED (SELECT *, row_number() OVER () - 1 AS place, count(*) OVER () AS total FROM (${rows}) AS all_of_them)`;
export const one = (name: string) => `JOIN ${name} ON place = number % total`;

import { readFileSync } from 'node:fs';
import type pg from 'pg';

/** `planned` is the time for parsing, planning and binding, in milliseconds. */
export type Statement = { process: number; at: number; text: string; planned: number; ran: number };

const LINE =
  /^(\S+ \S+) \S+ \[(\d+)\] LOG: {2}duration: ([\d.]+) ms {2}(parse|bind|execute|statement)(?: \S+)?: ([\s\S]*)$/;
/** An entry begins with its time; other lines continue the text of a statement. */
const ENTRY = /^(?=\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\.\d{3} )/m;

/** Returns the statements of a log in the order in which they ended. */
export function statementsIn(log: string): Statement[] {
  const planning = new Map<number, number>();
  const statements: Statement[] = [];
  for (const entry of log.split(ENTRY)) {
    const [, time = '', process = '', taken = '', kind, text = ''] = LINE.exec(entry) ?? [];
    if (!kind) continue;
    const by = Number(process);
    if (kind === 'parse' || kind === 'bind') planning.set(by, (planning.get(by) ?? 0) + Number(taken));
    else {
      const planned = planning.get(by) ?? 0;
      planning.delete(by);
      const at = Date.parse(`${time}Z`.replace(' ', 'T'));
      statements.push({ process: by, at, text: text.replace(/\s+/g, ' ').trim(), planned, ran: Number(taken) });
    }
  }
  return statements;
}

const LOGGED = [
  "log_line_prefix = '%m [%p] '",
  'log_min_duration_statement = 0',
  "log_timezone = 'UTC'",
  'log_parameter_max_length = 0',
];

/** Logs every statement of the database while the work runs. */
export async function statementsDuring(client: pg.ClientBase, logFile: string, work: () => Promise<void>) {
  const reload = async () => {
    await client.query('SELECT pg_reload_conf()');
    // Other processes read the new settings between two statements.
    await client.query('SELECT pg_sleep(1)');
  };
  for (const setting of LOGGED) await client.query(`ALTER SYSTEM SET ${setting}`);
  await reload();
  const before = readFileSync(logFile).length;
  try {
    await work();
    return statementsIn(readFileSync(logFile).subarray(before).toString());
  } finally {
    for (const setting of LOGGED) await client.query(`ALTER SYSTEM RESET ${setting.split(' ')[0]}`);
    await reload();
  }
}

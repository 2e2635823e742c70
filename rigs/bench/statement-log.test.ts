import { expect, test } from 'vitest';
import { statementsIn } from './statement-log';

const log = `2026-11-27 15:30:00.100 UTC [71] LOG:  duration: 0.100 ms  statement: BEGIN
2026-11-27 15:30:00.101 UTC [72] LOG:  duration: 0.500 ms  parse <unnamed>: SELECT 1
2026-11-27 15:30:00.110 UTC [71] LOG:  duration: 2.000 ms  parse <unnamed>: SELECT take_seats($1)
	WHERE true
2026-11-27 15:30:00.113 UTC [71] LOG:  duration: 1.250 ms  bind <unnamed>: SELECT take_seats($1)
	WHERE true
2026-11-27 15:30:00.120 UTC [71] LOG:  duration: 6.500 ms  execute <unnamed>: SELECT take_seats($1)
	WHERE true
2026-11-27 15:30:00.121 UTC [71] LOG:  could not receive data from client: Connection reset by peer
2026-11-27 15:30:00.130 UTC [71] LOG:  duration: 3.000 ms  statement: COMMIT
`;

test('statementsIn separates planning from running time per process, also for multi-line statements', () => {
  const at = Date.parse('2026-11-27T15:30:00Z');
  expect(statementsIn(log)).toEqual([
    { process: 71, at: at + 100, text: 'BEGIN', planned: 0, ran: 0.1 },
    { process: 71, at: at + 120, text: 'SELECT take_seats($1) WHERE true', planned: 3.25, ran: 6.5 },
    { process: 71, at: at + 130, text: 'COMMIT', planned: 0, ran: 3 },
  ]);
});

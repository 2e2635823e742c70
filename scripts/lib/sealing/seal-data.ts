import type pg from 'pg';
import type { StepWork } from '../data-step';
import { withConnection } from '../database';
import { type Resealed, reseal } from './reseal';

function outcome({ resealed, unopened, missingKeys }: Resealed): string {
  const parts = [
    ...(resealed > 0 ? [`${resealed} texts sealed again`] : []),
    ...(unopened > 0 ? [`${unopened} texts opened by none of the keys`] : []),
    ...(missingKeys.length > 0 ? [`DATA_ENCRYPTION_OLD_KEYS lacks ${missingKeys.join(', ')}`] : []),
  ];
  return parts.join('; ') || 'up to date';
}

/** The version before erases the address and leaves the marks, which it does not have. */
const eraseMarks = (client: pg.ClientBase) =>
  client.query(
    `UPDATE orders SET address_marks = '{}' WHERE sealed_details IS NULL AND cardinality(address_marks) > 1`,
  );

/** The version before erases an account and leaves its people, whom it does not have. */
const erasePeople = (client: pg.ClientBase) =>
  client.query('DELETE FROM people USING users WHERE owner_id = users.id AND users.erased_at IS NOT NULL');

/** Runs at every start before the server, so that nothing stays sealed with a retired key. */
export const sealData = (url: string, work: StepWork, announce: (result: string) => void): Promise<void> =>
  withConnection(url, async (client) => {
    await eraseMarks(client);
    await erasePeople(client);
    announce(outcome(await reseal(client, work)));
  });

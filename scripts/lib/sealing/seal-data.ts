import type { StepWork } from '../data-step';
import { withConnection } from '../database';
import { type Resealed, reseal } from './reseal';

function outcome({ resealed, unopened, missingKeys }: Resealed): string {
  const parts = [
    ...(resealed > 0 ? [`${resealed} texts resealed`] : []),
    ...(unopened > 0 ? [`${unopened} texts opened by none of the keys`] : []),
    ...(missingKeys.length > 0 ? [`DATA_ENCRYPTION_OLD_KEYS lacks ${missingKeys.join(', ')}`] : []),
  ];
  return parts.join('; ') || 'up to date';
}

/** Runs at every start before the server, so nothing stays sealed with a retired key. */
export const sealData = (url: string, work: StepWork, announce: (result: string) => void): Promise<void> =>
  withConnection(url, async (client) => announce(outcome(await reseal(client, work))));

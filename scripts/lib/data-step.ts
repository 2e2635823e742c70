import type pg from 'pg';
import type { Keyring } from '../../src/server/crypto/keyring';

/** Dependencies of a step besides the tables in their state before its migration. */
export type StepWork = { keys: () => Keyring; report: (progress: string) => void };

/** Finds the remaining work from the rows themselves, so an interrupted step can run again. */
export type DataStep = (client: pg.ClientBase, work: StepWork) => Promise<unknown>;

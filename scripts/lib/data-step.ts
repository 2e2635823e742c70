import type pg from 'pg';
import type { Keyring } from '../../src/server/crypto/keyring';

/** A step's dependencies besides the tables as they are before its migration. */
export type StepWork = { keys: () => Keyring; report: (progress: string) => void };

/** Finds the remaining work from the rows themselves, so that an interrupted step can simply run again. */
export type DataStep = (client: pg.ClientBase, work: StepWork) => Promise<unknown>;

import type pg from 'pg';
import type { Keyring } from '../../src/server/crypto/keyring';

/** What a step needs besides the tables as they are before its migration. */
export type StepWork = { keys: () => Keyring; report: (progress: string) => void };

/** Finds what is left to do by looking at the rows, so that one that was interrupted may simply run again. */
export type DataStep = (client: pg.ClientBase, work: StepWork) => Promise<unknown>;

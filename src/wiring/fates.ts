import { columnOf } from '@/server/database/fields';

/** The effect on a table of erasing a person or anonymising an order. */
export type Fate =
  /** The person's rows are deleted, whatever they contain; columns may be sealed until then. */
  | { deleted: string; sealed?: readonly string[] }
  /** The table is about no customer or account; its texts are listed, because they can contain anything. */
  | { shop: string; texts: readonly string[] }
  /** The rows stay. Each column is blanked, and may be sealed until then, or stays for a stated reason. */
  | {
      blanked: readonly string[];
      sealed?: readonly string[];
      stays: Readonly<Record<string, string>>;
      /** Personal data, sealed and kept for a statutory retention period. */
      retained?: Readonly<Record<string, string>>;
    };

export const columnsOf = (values: object): string[] => Object.keys(values).map(columnOf);

export const ID = 'drawn at random, and the row that it leads to is erased, or about nobody';
export const MOMENT = 'when it happened, without whom it happened to';
export const ACCOUNTING = 'what was sold, and for how much';
export const GATEWAY = 'the number by which accounting finds the payment at the gateway';
export const ONE_OF_FEW = 'one of a few words that the product chooses';

export const because = (reason: string, ...columns: string[]) =>
  Object.fromEntries(columns.map((column) => [column, reason]));

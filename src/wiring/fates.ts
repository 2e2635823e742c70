import { columnOf } from '@/server/database/fields';

/** What happens to a table when a person is erased, or an order is anonymised. */
export type Fate =
  /** The person's rows are deleted, whatever is in them; columns may be sealed until then. */
  | { deleted: string; sealed?: readonly string[] }
  /** Nothing about a customer or an account; texts are listed, because they can contain anything. */
  | { shop: string; texts: readonly string[] }
  /** The rows stay. Each column is blanked, and may be sealed until then, or it stays for a reason. */
  | {
      blanked: readonly string[];
      sealed?: readonly string[];
      stays: Readonly<Record<string, string>>;
      /** Personal, sealed, and kept until the term of a law is over. */
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

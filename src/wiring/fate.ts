/** What happens to a table when a person is erased, or an order is anonymised. */
export type Fate =
  /** The person's rows are deleted, whatever is in them. */
  | { deleted: string }
  /** Nothing about a customer or an account; texts are listed, because they can contain anything. */
  | { shop: string; texts: readonly string[] }
  /** The rows stay. Each column is blanked, and may be sealed until then, or it stays for a reason. */
  | { blanked: readonly string[]; sealed?: readonly string[]; stays: Readonly<Record<string, string>> };

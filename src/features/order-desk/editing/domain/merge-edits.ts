import type { EditableOrder } from '@/features/order-desk/editing/schema';
import { mergeChanges } from '@/shared/schema/merge-changes';
import { draftOf, type EditDraft } from './edit-draft';

const byKey = <Row>(rows: readonly Row[], keyOf: (row: Row) => string): Record<string, Row> =>
  Object.fromEntries(rows.map((row) => [keyOf(row), row]));

/** Gives each person and item a key, so that two editors can change different people and items. */
const named = ({ people, items, ...order }: EditDraft) => ({
  ...order,
  people: byKey(people, ({ key }) => key),
  items: byKey(items, ({ uuid }) => uuid),
});

const rowsOf = <Row>(rows: Record<string, Row | undefined>): Row[] => Object.values(rows).flatMap((row) => row ?? []);

const peopleOf = ({ people, items }: EditDraft) => JSON.stringify([people, items.map(({ along }) => along)]);

type MergedEdit = {
  /** Keeps my value when both have changed the same field. */
  draft: EditDraft;
  /** Fields that both edits have changed to different values. */
  conflicts: string[];
  /**
   * True when my edit can apply to the latest order: no item that I changed is gone, and nobody added or removed people
   * while I changed people, who are identified by position.
   */
  fits: boolean;
};

/** Merges the changes of two people to the same order. */
export function mergeEdits(before: EditableOrder, mine: EditDraft, latest: EditableOrder): MergedEdit {
  const was = draftOf(before);
  const { values, conflicts } = mergeChanges(named(was), named(mine), named(draftOf(latest)));
  const draft = { ...values, people: rowsOf(values.people), items: rowsOf(values.items) };
  const isPeopled = before.divers.length === latest.divers.length || peopleOf(mine) === peopleOf(was);
  return {
    draft,
    conflicts: isPeopled ? conflicts : [...conflicts, 'people'],
    fits: isPeopled && draft.items.every(({ uuid }) => latest.items.some((item) => item.uuid === uuid)),
  };
}

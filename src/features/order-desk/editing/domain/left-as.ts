import type { SettledEdit } from '@/features/orders/domain/settled-edit';
import { type EditedItem, leftAt } from './edited-item';

type Edit = { items: { row: { total: number }; after: EditedItem }[]; money: SettledEdit };

/** The edit at the old price: each item keeps its total, so nothing more is due and nothing is refunded. */
export const leftAs = <Some extends Edit>(
  edit: Some,
  { dueNow, remaining }: { dueNow: number; remaining: number },
) => ({
  ...edit,
  items: edit.items.map((item): Some['items'][number] => ({ ...item, after: leftAt(item.after, item.row.total) })),
  money: {
    ...edit.money,
    total: edit.money.totalBefore,
    outstanding: edit.money.outstandingBefore,
    difference: 0,
    excess: 0,
    dueNow,
    remaining,
  },
});

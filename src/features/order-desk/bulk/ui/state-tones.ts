import type { RowState } from '@/features/order-desk/bulk/schema';

export const stateTones = {
  waiting: 'neutral',
  done: 'success',
  refused: 'danger',
  skipped: 'warning',
} as const satisfies Record<RowState, string>;

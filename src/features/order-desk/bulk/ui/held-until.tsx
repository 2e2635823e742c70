import type { BulkRow } from '@/features/order-desk/bulk/schema';
import { heldUntil } from '@/features/orders/ui/held-until';
import { useT } from '@/i18n/client';

/** Until when the seats of an unpaid order are held. */
export function HeldUntil({ order }: { order: Pick<BulkRow, 'expires_at'> }) {
  const { t, lng } = useT('orders');
  const until = heldUntil(order, lng, t);
  return until && <span>{until}</span>;
}

import type { OrderStatus as Status } from '@/features/orders/domain/order-state';
import { StatusBadge } from '@/ui/show/status-badge';

const tones = {
  pending_payment: 'warning',
  paid: 'info',
  confirmed: 'success',
  completed: 'neutral',
  cancelled: 'neutral',
  declined: 'danger',
  refunded: 'neutral',
  expired: 'neutral',
} as const satisfies Record<Status, Parameters<typeof StatusBadge>[0]['tone']>;

export function OrderStatus(props: { status: Status; label: string }) {
  return <StatusBadge tone={tones[props.status]}>{props.label}</StatusBadge>;
}

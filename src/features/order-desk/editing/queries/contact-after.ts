import type { EditedOrder } from '@/features/order-desk/editing/data';
import type { EditedItem } from '@/features/order-desk/editing/domain/edited-item';
import type { PreviewInput } from '@/features/order-desk/editing/schema';
import { openEmergency, openOrder, sealDetails, sealEmergency } from '@/features/orders/data/sealed';
import type { ChangeKind } from '@/features/orders/domain/change-kinds';
import { fieldError } from '@/shared/errors/errors';
import { isSame } from '@/shared/schema/merge-changes';
import { pickupOf } from '@/shared/time/pickup';

/** The pickup, question and emergency contact columns after an edit; one of its items must serve a new area. */
export function contactAfter(order: EditedOrder, items: readonly { after: EditedItem }[], input: PreviewInput) {
  const before = { pickup_area: order.pickupArea, ...openOrder(order), emergency_contact: openEmergency(order) };
  const {
    pickup_area = before.pickup_area,
    pickup_address = before.pickup_address,
    inquiry = before.inquiry,
    emergency_contact = before.emergency_contact,
  } = input;
  const isServed = items.some(({ after }) => pickupOf(after.snapshot, pickup_area));
  if (input.pickup_area && input.pickup_area !== before.pickup_area && !isServed)
    throw fieldError('pickup_area', 'invalid.field');
  const isPickup = pickup_area !== before.pickup_area || pickup_address !== before.pickup_address;
  const isContact = inquiry !== before.inquiry || !isSame(emergency_contact, before.emergency_contact);
  const kinds: ChangeKind[] = [
    ...(isPickup ? (['pickup'] as const) : []),
    ...(isContact ? (['contact'] as const) : []),
  ];
  if (kinds.length === 0) return { kinds, columns: null };
  const emergency = emergency_contact ? sealEmergency(emergency_contact) : order.emergency;
  const columns = { pickupArea: pickup_area, ...sealDetails({ pickup_address, inquiry }), emergency };
  return { kinds, columns };
}

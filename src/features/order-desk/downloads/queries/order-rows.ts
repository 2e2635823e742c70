import { record } from '@/features/audit/commands/record';
import type { OrderParts } from '@/features/order-desk/downloads/data';
import { partsOfOrders } from '@/features/order-desk/downloads/data';
import type { OrderRowView } from '@/features/order-desk/downloads/schema';
import { listAll } from '@/features/order-desk/queries/list-all';
import type { AllOrdersInput, StaffOrderCard } from '@/features/order-desk/schema';
import { openDiver, openOrder } from '@/features/orders/data/sealed';
import { leadItem } from '@/features/orders/domain/lead-item';
import { contactPhone } from '@/features/orders/queries/contact-phone';
import { orderSnapshot } from '@/features/orders/schema';
import type { Ctx } from '@/server/api/context';
import type { Locale } from '@/shared/locale/locales';
import { lineIn } from '@/shared/schema/localised';
import { pickupOf } from '@/shared/time/pickup';

function rowOf(card: StaffOrderCard, parts: OrderParts, locale: Locale): OrderRowView {
  const snapshot = orderSnapshot.parse(leadItem(parts.items).snapshot);
  const divers = parts.divers.map(openDiver);
  return {
    ...card,
    pickup_address: openOrder(parts).pickup_address,
    payment_type: parts.paymentType,
    pickup_area: parts.pickupArea as OrderRowView['pickup_area'],
    pickup_from: pickupOf(snapshot, parts.pickupArea)?.from ?? null,
    option: snapshot.variant && lineIn(snapshot.variant, locale),
    divers: divers.map(({ full_name }) => full_name).filter(Boolean),
    phones: [
      ...new Set(
        [contactPhone({ ...parts, divers }), ...divers.map(({ phone }) => phone)].flatMap((phone) => phone || []),
      ),
    ],
    add_ons: parts.addOns.map(({ names, quantity }) => ({ name: lineIn(names, locale), quantity })),
    locale: parts.locale,
  };
}

/** A page of the order list with its sealed data, so each page is audited as a view. */
export async function listOrderRows(ctx: Ctx, input: AllOrdersInput) {
  const { data: cards, meta } = await listAll(ctx, input);
  const parts = await partsOfOrders(
    ctx.db,
    cards.map(({ uuid }) => uuid),
  );
  const [first, last] = [cards[0], cards.at(-1)];
  if (first && last) {
    const label = `${cards.length} orders as a file: ${first.booking_id} to ${last.booking_id}`;
    await record(ctx.db, { ctx, action: 'export', entity: 'order', entityId: first.uuid, label });
  }
  const data = cards.flatMap((card) => {
    const own = parts.find(({ id }) => id === card.uuid);
    return own ? [rowOf(card, own, ctx.locale)] : [];
  });
  return { data, meta };
}

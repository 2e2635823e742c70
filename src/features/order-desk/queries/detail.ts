import { openPhone, samePhone } from '@/features/accounts/guests/queries/phones';
import { record } from '@/features/audit/commands/record';
import { partsOfProducts } from '@/features/catalogue/products/queries/parts-of-products';
import { waitingApproval } from '@/features/order-desk/approvals/queries/waiting-approvals';
import { slugsOf } from '@/features/order-desk/data/staff-orders';
import { staffChoices } from '@/features/order-desk/policy';
import { type StaffOrderView, staffOrderView } from '@/features/order-desk/schema';
import { linkOfOrder } from '@/features/order-pages/links/queries/link-of-order';
import { actorNames, orderById } from '@/features/orders/data/orders';
import { isEditable } from '@/features/orders/domain/is-editable';
import { leadItem } from '@/features/orders/domain/lead-item';
import { noOpenForms, openFormsOf } from '@/features/orders/domain/open-forms';
import { holdsSeats } from '@/features/orders/domain/order-state';
import { payableOf, returnableOf } from '@/features/orders/domain/shares';
import { doubleBookingsOfOrder } from '@/features/orders/queries/double-bookings-of-order';
import { eventViewIn, viewOf } from '@/features/orders/queries/order-view';
import { balanceOf } from '@/features/payments/queries/balance';
import { paymentsOf } from '@/features/payments/queries/payments-of';
import { wrongAmounts } from '@/features/payments/queries/wrong-amounts';
import type { Ctx } from '@/server/api/context';
import { AppError } from '@/shared/errors/errors';
import { fullName } from '@/shared/locale/name-order';
import { can, type Person } from '@/shared/schema/actor';
import { z } from '@/shared/schema/zod';
import { dayAt } from '@/shared/time/days';
import { acceptanceView } from './acceptance';

/** Shows divers' data, so the read is audited. */
export async function orderDetail(ctx: Ctx & { actor: Person }, uuid: string): Promise<StaffOrderView> {
  const row = z.uuid().safeParse(uuid).success ? await orderById(ctx.db, uuid, {}) : null;
  if (!row) throw new AppError('not_found');
  await record(ctx.db, { ctx, action: 'view', entity: 'order', entityId: row.id, label: row.bookingId });
  const view = await viewOf(ctx, row);
  const balance = await balanceOf(ctx.db, row.id);
  const payable = payableOf(row, balance);
  const people = [row.placedById, ...row.events.map(({ actorId }) => actorId)].filter((id) => id !== null);
  const names = await actorNames(ctx.db, people);
  const { customer } = row;
  const phone = customer.sealedPhone && openPhone(customer.sealedPhone);
  const eventView = eventViewIn(ctx.locale, row.items);
  const products = row.items.map(({ productId }) => productId);
  const slugs = await slugsOf(ctx.db, products);
  const partsOf = await partsOfProducts(ctx.db, products);
  const items = view.items.map((item, index) => {
    const product = row.items[index]?.productId ?? '';
    return { ...item, current_slug: slugs.get(product), parts: partsOf(product) };
  });
  return staffOrderView.parse({
    ...view,
    items,
    current_slug: slugs.get(leadItem(row.items).productId),
    customer: {
      uuid: customer.id,
      name: fullName(customer),
      email: customer.email,
      phone,
      active: customer.active,
    },
    placed_by: row.placedById && (names.get(row.placedById) ?? null),
    locale: row.locale,
    attention: row.attention,
    acceptance: acceptanceView(row, await wrongAmounts(ctx.db, row.id)),
    retained: row.retained,
    timeline: row.events.map((event) => ({
      ...eventView(event),
      internal: event.internal,
      actor: event.actorId && (names.get(event.actorId) ?? null),
    })),
    payments: await paymentsOf(ctx.db, row.id),
    approval: await waitingApproval(ctx, row.id),
    payable,
    open_forms: row.anonymisedAt ? noOpenForms : openFormsOf(view),
    double_bookings: holdsSeats(row.status) ? await doubleBookingsOfOrder(ctx, { ...view, items }) : [],
    same_phone: phone ? await samePhone(ctx.db, phone, customer.id) : [],
    link: await linkOfOrder(ctx.db, row, ctx.now),
    may: staffChoices({
      status: view.status,
      refundable: returnableOf(row.items, balance),
      payable,
      dueLeft: view.due_left,
      isWrong: view.wrong_amount !== null,
      mayRefund: can(ctx.actor, 'money'),
      isEditable: isEditable(row, dayAt(ctx.now)),
    }),
  });
}

import type { Ctx } from '../../../server/context';
import { open } from '../../../server/crypto';
import { toDay } from '../../../shared/days';
import { lower } from '../../../shared/letter-case';
import type { Locale } from '../../../shared/locales';
import { pickupOf } from '../../../shared/pickup';
import { covers } from '../../catalogue/products/queries/covers';
import { balanceOf } from '../../payments/queries/balance';
import { livePaymentUrl } from '../../payments/queries/live-attempt';
import type { ListedOrder, OrderRow } from '../data';
import { fromStatus } from '../data';
import { dueOf } from '../domain/due';
import { choicesOf } from '../policy';
import { type DiverView, type OrderView, orderSnapshot, orderView, sealedDiver } from '../schema';

const day = (date: Date | null) => date && toDay(date);
export const inLanguage = (names: { en: string } & { [lng in Locale]?: string | undefined }, locale: Locale) =>
  names[locale] || names.en;

export const titleOf = ({ snapshot }: Pick<ListedOrder, 'snapshot'>, locale: Locale): string =>
  inLanguage(orderSnapshot.parse(snapshot).titles, locale);

export function diverView(diver: OrderRow['divers'][number]): DiverView {
  const { certification_number, dietary_restriction } = sealedDiver.parse(JSON.parse(open(diver.sealed)));
  return {
    full_name: diver.fullName,
    date_of_birth: day(diver.dateOfBirth),
    gender: diver.gender && lower(diver.gender),
    nationality: diver.nationality,
    preferred_language: diver.preferredLanguage,
    phone: diver.phone,
    email: diver.email,
    height_cm: diver.heightCm,
    weight_kg: diver.weightKg,
    shoe_size: diver.shoeSize,
    shoe_size_system: diver.shoeSizeSystem as DiverView['shoe_size_system'],
    dietary_restriction,
    association: diver.association as DiverView['association'],
    certification_number,
    certification_level: diver.certificationLevel as DiverView['certification_level'],
    last_dive: day(diver.lastDive),
    variant: diver.variant,
  };
}

/** An order as its customer sees it: what happened inside the shop stays there. */
export async function viewOf(
  { db, now, locale }: Pick<Ctx, 'db' | 'now' | 'locale'>,
  row: OrderRow,
): Promise<OrderView> {
  const balance = await balanceOf(db, row.id);
  const snapshot = orderSnapshot.parse(row.snapshot);
  const { variant, slug, durationDays } = snapshot;
  const pickup = pickupOf(snapshot, row.pickupArea);
  const status = fromStatus(row.status);
  const pictures = await covers(db, [row.productId], locale);
  return orderView.parse({
    uuid: row.id,
    booking_id: row.bookingId,
    status,
    product: { slug, title: titleOf(row, locale), cover: pictures.get(row.productId) ?? null },
    variant: variant && inLanguage(variant, locale),
    activity_date: toDay(row.activityDate),
    duration_days: durationDays,
    quantity: row.quantity,
    pickup_area: row.pickupArea,
    pickup_address: row.pickupAddress,
    pickup_window: pickup && { from: pickup.from, to: pickup.to },
    return_window: pickup?.back ?? null,
    divers: row.divers.map(diverView),
    add_ons: row.addOns.map(({ addOnId, names, quantity, price, amount }) => ({
      uuid: addOnId,
      name: inLanguage(names as { en: string }, locale),
      quantity,
      price,
      amount,
    })),
    emergency_contact: row.emergency ? JSON.parse(open(row.emergency)) : null,
    inquiry: row.inquiry,
    unit_price: row.unitPrice,
    activity_fee: row.activityFee,
    add_on_fee: row.addOnFee,
    discount: row.discount,
    total: row.total,
    payment_type: row.paymentType.toLowerCase(),
    due_now: row.dueNow,
    remaining_balance: row.remaining,
    paid: balance.paid,
    refunded: balance.refunded,
    refunding: balance.refunding,
    outstanding: dueOf(status, row.total, balance),
    decline_reason: row.declineReason,
    expires_at: status === 'pending_payment' ? row.expiresAt.toISOString() : null,
    created_at: row.createdAt.toISOString(),
    payment_url: status === 'pending_payment' ? await livePaymentUrl(db, row.id, now) : null,
    can: choicesOf({ status, day: toDay(row.activityDate), expiresAt: row.expiresAt, balance }, now),
    timeline: row.events
      .filter(({ internal }) => !internal)
      .map(({ at, kind, by, from, to, note, amount }) => ({
        at: at.toISOString(),
        kind,
        by,
        from: from && fromStatus(from),
        to: to && fromStatus(to),
        note,
        amount,
      })),
  });
}

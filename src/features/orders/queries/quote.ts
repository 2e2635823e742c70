import type { TFunction } from 'i18next';
import { optionalDiver } from '@/features/booking/divers/schema';
import type { Basket } from '@/features/booking/domain/basket';
import { lastDayFrom } from '@/features/booking/domain/clashes';
import { feesOnSite } from '@/features/booking/domain/fee-lines';
import { feeViewsOf } from '@/features/booking/domain/fee-view';
import { summedAmounts } from '@/features/booking/domain/price';
import { wantedItems } from '@/features/booking/domain/wanted-items';
import { birthOf, type PricedItem, pricedItems } from '@/features/booking/queries/priced-items';
import type { QuoteInput, QuoteView } from '@/features/booking/schema';
import { offersNow } from '@/features/catalogue/prices/queries/offers';
import { checkFlights } from '@/features/orders/domain/check-flights';
import { translator } from '@/i18n/translate';
import type { Ctx } from '@/server/api/context';
import { currentShop } from '@/server/shop/current-shop';
import type { Locale } from '@/shared/locale/locales';
import { lineIn } from '@/shared/schema/localised';
import { z } from '@/shared/schema/zod';
import { dayAt } from '@/shared/time/days';
import { doubleBookings } from './double-bookings';

type Reader = { t: TFunction<'booking'>; locale: Locale };

/** One line for each reduction that applies to groups or children. */
const reductionLines = ({ terms: { child, group } }: Basket, { t }: Reader) => [
  ...(child ? [{ label: t('price.child', { age: child.up_to_age, count: child.divers }), ...child }] : []),
  ...(group ? [{ label: t('price.group', { count: group.from }), ...group }] : []),
];

function linesOf(basket: Basket, quantity: number, reader: Reader) {
  const { product, variant, unitPrice, addOns, activityFee, terms, fees } = basket;
  const { t, locale } = reader;
  const season = terms.season && (lineIn(terms.season.names, locale) || t('price.season'));
  const parts = [lineIn(product.titles, locale), variant && lineIn(variant.names, locale), season];
  return [
    {
      label: parts.filter(Boolean).join(' · '),
      quantity,
      unit_price: unitPrice,
      amount: activityFee,
    },
    ...reductionLines(basket, reader).map(({ label, percent, amount }) => ({
      label: t('price.less', { label, percent }),
      quantity: 1,
      unit_price: 0 - amount,
      amount: 0 - amount,
    })),
    ...addOns.map((addOn) => ({
      label: lineIn(addOn.names, locale),
      quantity: addOn.quantity,
      unit_price: addOn.price,
      amount: addOn.amount,
    })),
    ...feeViewsOf(
      fees.filter(({ payment }) => payment === 'with_booking'),
      locale,
    ).map(({ name, amount, at_most }) => ({
      label: at_most ? t('price.at_most', { name }) : name,
      quantity: 1,
      unit_price: amount,
      amount,
    })),
  ];
}

const amountsOf = (priced: readonly PricedItem[], locale: Locale) => {
  const fees = priced.flatMap(({ basket }) => basket.fees);
  const { activityFee, addOnFee, discount, passedOn, total, dueNow, remaining } = summedAmounts(
    priced.map(({ basket }) => basket),
  );
  return {
    activity_fee: activityFee,
    add_on_fee: addOnFee,
    discount,
    passed_on: passedOn,
    total,
    due_now: dueNow,
    remaining_balance: remaining,
    due_on_site: remaining + feesOnSite(fees),
    fees: feeViewsOf(fees, locale),
  };
};

const named = z.object({ full_name: z.string().trim() });

const quoted = z.object({
  divers: z.array(z.unknown()).catch([]),
  pickup_area: z.string().nullable().catch(null),
});
const { flight_date, flight_time } = optionalDiver;
const flying = z.object({ flight_date, flight_time }).catch({ flight_date: null, flight_time: null });

/** Refuses days too close to a flight, as far as flights have been entered; departure times are the usual ones. */
function checkQuotedFlights({ now }: Ctx, priced: readonly PricedItem[], input: QuoteInput): void {
  const { divers, pickup_area } = quoted.parse(input);
  const claimed = priced.map((one) => {
    const { departureTime, diveCount: dives } = one.basket.product;
    return { ...one, departs: { time: one.item.activity_time ?? departureTime, dives }, delay: 0 };
  });
  const flights = divers.map((diver) => flying.parse(diver));
  checkFlights(claimed, { divers: flights, pickup_area }, { today: dayAt(now), isOverridden: false });
}

/** The people of an item, as far as they have been entered. */
const peopleOn = ({ item }: PricedItem, people: readonly unknown[]) =>
  item.divers.map((position) => ({
    full_name: named.safeParse(people[position]).data?.full_name ?? '',
    date_of_birth: birthOf(people[position]),
  }));

/**
 * Returns the price lines in the reader's language, and the people who are booked already. Searches the orders of this
 * customer, or all orders if staff quote without a customer.
 */
export async function quote(ctx: Ctx, input: QuoteInput, customer: string | null): Promise<QuoteView> {
  const wanted = wantedItems(input);
  const offers = await offersNow(
    ctx.db,
    wanted.map(({ product }) => product),
  );
  const shop = await currentShop(ctx.db);
  const people = Array.isArray(input.divers) ? input.divers : [];
  const priced = pricedItems(offers, wanted, { paymentType: input.payment_type, people, shop });
  if (customer !== null) checkQuotedFlights(ctx, priced, input);
  const t = await translator(ctx.locale, 'booking');
  const priceOf = (some: PricedItem[]) => ({
    lines: some.flatMap(({ item, basket }) => linesOf(basket, item.quantity, { t, locale: ctx.locale })),
    ...amountsOf(some, ctx.locale),
  });
  const wantedTimes = priced.map((one) => {
    const { durationDays, parts } = one.basket.product;
    const first = one.item.activity_date;
    return { first, last: lastDayFrom(first, durationDays), parts, people: peopleOn(one, people) };
  });
  return {
    ...priceOf(priced),
    items: priced.map((one) => priceOf([one])),
    double_bookings: await doubleBookings(ctx, wantedTimes, { except: null, customer }),
  };
}

import type { Basket } from '@/features/booking/domain/basket';
import { summedAmounts } from '@/features/booking/domain/price';
import { wantedItems } from '@/features/booking/domain/wanted-items';
import type { QuoteInput, QuoteView } from '@/features/booking/schema';
import { offersNow } from '@/features/catalogue/prices/queries/offers';
import type { Ctx } from '@/server/api/context';
import type { Locale } from '@/shared/locale/locales';
import { lineIn } from '@/shared/schema/localised';
import { type PricedItem, pricedItems } from './priced-items';

function linesOf({ product, variant, unitPrice, addOns, activityFee }: Basket, quantity: number, locale: Locale) {
  const title = lineIn(product.titles, locale);
  return [
    {
      label: variant ? `${title} · ${lineIn(variant.names, locale)}` : title,
      quantity,
      unit_price: unitPrice,
      amount: activityFee,
    },
    ...addOns.map((addOn) => ({
      label: lineIn(addOn.names, locale),
      quantity: addOn.quantity,
      unit_price: addOn.price,
      amount: addOn.amount,
    })),
  ];
}

const amountsOf = (priced: readonly PricedItem[]) => {
  const { activityFee, addOnFee, discount, total, dueNow, remaining } = summedAmounts(
    priced.map(({ basket }) => basket),
  );
  return {
    activity_fee: activityFee,
    add_on_fee: addOnFee,
    discount,
    total,
    due_now: dueNow,
    remaining_balance: remaining,
  };
};

/** The lines of the price, in the reader's language. */
export async function quote(ctx: Ctx, input: QuoteInput): Promise<QuoteView> {
  const wanted = wantedItems(input);
  const offers = await offersNow(
    ctx.db,
    wanted.map(({ product }) => product),
  );
  const priced = pricedItems(offers, wanted, input.payment_type);
  const priceOf = (some: PricedItem[]) => ({
    lines: some.flatMap(({ item, basket }) => linesOf(basket, item.quantity, ctx.locale)),
    ...amountsOf(some),
  });
  return { ...priceOf(priced), items: priced.map((one) => priceOf([one])) };
}

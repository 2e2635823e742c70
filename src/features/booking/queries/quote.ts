import { type Basket, basketOf } from '@/features/booking/domain/basket';
import type { QuoteInput, QuoteView } from '@/features/booking/schema';
import { orderable } from '@/features/catalogue/prices/queries/orderable';
import type { Ctx } from '@/server/api/context';
import { AppError } from '@/shared/errors/errors';
import type { Locale } from '@/shared/locale/locales';
import { lineIn } from '@/shared/schema/localised';

/** Prices a request by the current catalogue. */
export async function basket({ db }: Pick<Ctx, 'db'>, input: QuoteInput): Promise<Basket> {
  const product = await orderable(db, input.product);
  if (!product) throw new AppError('not_found');
  if (!product.bookable) throw new AppError('not_bookable');
  return basketOf(product, input);
}

function quoteOf({ product, variant, unitPrice, addOns, ...price }: Basket, quantity: number, locale: Locale) {
  const title = lineIn(product.titles, locale);
  return {
    lines: [
      {
        label: variant ? `${title} · ${lineIn(variant.names, locale)}` : title,
        quantity,
        unit_price: unitPrice,
        amount: price.activityFee,
      },
      ...addOns.map((addOn) => ({
        label: lineIn(addOn.names, locale),
        quantity: addOn.quantity,
        unit_price: addOn.price,
        amount: addOn.amount,
      })),
    ],
    activity_fee: price.activityFee,
    add_on_fee: price.addOnFee,
    discount: price.discount,
    total: price.total,
    due_now: price.dueNow,
    remaining_balance: price.remaining,
  };
}

/** The lines of the price, in the reader's language. */
export const quote = async (ctx: Ctx, input: QuoteInput): Promise<QuoteView> =>
  quoteOf(await basket(ctx, input), input.quantity, ctx.locale);

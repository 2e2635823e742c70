'use client';
import { boxPrice } from '@/features/booking/box/domain/box-price';
import type { ProductPrices } from '@/features/catalogue/prices/schema';
import { formatPercent } from '@/shared/locale/formats';
import { formatRupiah } from '@/shared/schema/money';
import css from './box-price.module.css';
import type { BoxProps } from './box-props';

type Props = Pick<BoxProps, 'lng' | 'product' | 'choice' | 'texts' | 'compact'> & { prices: ProductPrices };

/** The live total with the fees of parks, and with room for it the price per person and the amount due now. */
export function BoxAmounts({ lng, product, choice, texts, prices, compact }: Props) {
  const price = boxPrice(prices, product, choice);
  if (!price) return null;
  const { people, total, each, dueNow, remaining, depositPercent, isFrom, passedOn, onSite, isAtMost } = price;
  const money = (amount: number) => formatRupiah(amount, lng);
  const percent = formatPercent(depositPercent, lng);
  const { price: words } = texts;
  const sum = (
    <p className={css.total}>
      <strong>{isFrom ? words.from.replace('{price}', money(total)) : money(total)}</strong> {words.people[people]}
    </p>
  );
  const fees = (
    <>
      {passedOn > 0 && (
        <p>
          <small>{words[isAtMost ? 'feesAtMost' : 'fees'].replace('{amount}', money(passedOn))}</small>
        </p>
      )}
      {onSite > 0 && (
        <p>
          <small>{words[isAtMost ? 'gateAtMost' : 'gate'].replace('{amount}', money(onSite))}</small>
        </p>
      )}
    </>
  );
  if (compact)
    return (
      <div>
        {sum}
        {fees}
      </div>
    );
  return (
    <>
      {sum}
      {people > 1 && <p className={css.each}>{words.each.replace('{price}', money(each))}</p>}
      {fees}
      <p>
        {remaining > 0
          ? words.now.replace('{percent}', percent).replace('{now}', money(dueNow)).replace('{rest}', money(remaining))
          : words.all}
      </p>
    </>
  );
}

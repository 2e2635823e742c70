import { refundLines } from '@/i18n/refund-lines';
import { translator } from '@/i18n/translate';
import type { Tx } from '@/server/database/db';
import type { Locale } from '@/shared/locale/locales';
import { mainAddress, mainPhone } from '@/shared/shop/contact';
import { holdMinutes } from '@/shared/shop/hold-minutes';
import { MEALS_PER_BOOKING } from '@/shared/shop/meals';
import type { TextFieldValues } from '@/shared/shop/text-fields';
import { clockTime } from '@/shared/time/clock-times';
import { currentShop } from './current-shop';
import { holdMinutesOf } from './hold-minutes';

const ends: Record<Locale, string> = { en: '. ', id: '. ', ja: '。', zh: '。', de: '. ' };
const shortened = { halvedAfter: 1, thirdAfter: 2 };

/** The shop's settings as its texts show them in a language. */
export async function textValues(db: Tx, lng: Locale): Promise<TextFieldValues> {
  const shop = await currentShop(db);
  const { identity, selling } = shop;
  const { street, town, region, postcode } = mainAddress(identity);
  const hold = holdMinutesOf(shop);
  const lines = refundLines(selling.refund_bands, await translator(lng, 'orders'));
  return {
    name: identity.name,
    email: identity.email,
    phone: mainPhone(identity),
    address: `${street}, ${town}, ${region} ${postcode}`,
    opens: clockTime(lng, identity.opening.from),
    closes: clockTime(lng, identity.opening.to),
    deposit: String(selling.deposit_percent),
    rest: String(100 - selling.deposit_percent),
    refund_bands: lines
      .map(({ text }) => `${text}${ends[lng]}`)
      .join('')
      .trim(),
    hold: String(hold),
    hold_half: String(holdMinutes(hold, shortened.halvedAfter, shortened)),
    hold_third: String(holdMinutes(hold, shortened.thirdAfter, shortened)),
    unpaid_orders: String(selling.unpaid_orders),
    unpaid_seats: String(selling.unpaid_seats),
    guide: String(selling.divers_per_guide),
    meals: String(MEALS_PER_BOOKING),
  };
}

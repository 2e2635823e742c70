import { IconBus, IconCoins, IconMapPin, IconRefresh } from '@tabler/icons-react';
import type { ProductDetail } from '@/features/catalogue/schema';
import { getT } from '@/i18n/server';
import type { Locale } from '@/shared/locale/locales';
import { mainAddress } from '@/shared/shop/contact';
import { clockTime } from '@/shared/time/clock-times';
import { transfersOf } from '@/shared/time/pickup';
import { getShop } from '@/shop/server';

type Props = { lng: Locale; product: ProductDetail };

/** Pickup area, or else the meeting point. */
async function meetingPoint({ lng, product }: Props) {
  const { t } = await getT(lng, 'catalogue');
  const [first] =
    transfersOf(product)
      ?.pickup.map(({ from }) => from)
      .toSorted() ?? [];
  if (first) return { Icon: IconBus, text: t('box.pickup', { from: clockTime(lng, first) }) };
  const { street, town } = mainAddress((await getShop()).identity);
  const time = product.meeting_time;
  const text = time
    ? t('glance.meetAt', { street, town, time: clockTime(lng, time) })
    : t('glance.meet', { street, town });
  return { Icon: IconMapPin, text };
}

/** Terms that take the risk out of a booking: deposit, refund and pickup. */
export async function Assurances({ lng, product, withDeposit }: Props & { withDeposit?: boolean }) {
  const { t } = await getT(lng, 'catalogue');
  const [band] = (await getShop()).selling.refund_bands;
  const lines = [
    product.bookable && withDeposit && { Icon: IconCoins, text: t('box.deposit') },
    product.bookable &&
      band && { Icon: IconRefresh, text: t(band.percent === 100 ? 'box.refund' : 'box.refundPart', band) },
    await meetingPoint({ lng, product }),
  ];
  return lines.map(
    (line) =>
      line && (
        <li key={line.text}>
          <line.Icon aria-hidden="true" />
          {line.text}
        </li>
      ),
  );
}

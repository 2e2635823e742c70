import { IconBus, IconCheck, IconMapPin, IconRefresh } from '@tabler/icons-react';
import type { ProductDetail } from '@/features/catalogue/schema';
import { getT } from '@/i18n/server';
import { typeset } from '@/i18n/typography/typeset';
import { formatList } from '@/shared/locale/format-list';
import type { Locale } from '@/shared/locale/locales';
import { mainAddress } from '@/shared/shop/contact';
import { clockTime } from '@/shared/time/clock-times';
import { transfersOf } from '@/shared/time/pickup';
import { getShop } from '@/shop/server';
import css from './glance.module.css';
import { inclusionsId } from './inclusions';

type Props = { lng: Locale; product: ProductDetail };

const SHOWN = 3;

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

/** Answers the first questions of a guest: inclusions, refunds and the meeting point. */
export async function Glance({ lng, product }: Props) {
  const { t } = await getT(lng, 'catalogue');
  const [band] = (await getShop()).selling.refund_bands;
  const { Icon: MeetingIcon, text: meeting } = await meetingPoint({ lng, product });
  const { included } = product;
  return (
    <ul className={css.glance} aria-label={t('glance.title')}>
      {included.length > 0 && (
        <li>
          <IconCheck aria-hidden="true" />
          <span>
            {typeset(t('glance.included', { list: formatList(lng, included.slice(0, SHOWN)) }))}
            {included.length > SHOWN && (
              <>
                <br />
                <a href={`#${inclusionsId}`}>{t('glance.all')}</a>
              </>
            )}
          </span>
        </li>
      )}
      {product.bookable && band && (
        <li>
          <IconRefresh aria-hidden="true" />
          {t(band.percent === 100 ? 'box.refund' : 'box.refundPart', band)}
        </li>
      )}
      <li>
        <MeetingIcon aria-hidden="true" />
        {meeting}
      </li>
    </ul>
  );
}

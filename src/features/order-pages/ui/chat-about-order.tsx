'use client';
import { IconBrandWhatsapp } from '@tabler/icons-react';
import type { OrderView } from '@/features/orders/schema';
import { useT } from '@/i18n/client';
import type { Locale } from '@/shared/locale/locales';
import { chatLink } from '@/shared/schema/chat-link';
import { formatDay } from '@/shared/time/dates';
import { useShop } from '@/shop/client';
import { buttonClass } from '@/ui/action/button-shape';

type Props = { lng: Locale; order: Pick<OrderView, 'booking_id' | 'product' | 'activity_date'> };

/** Opens a chat with the shop, prefilled with the booking ID, the trip and its day. */
export function ChatAboutOrder({ lng, order }: Props) {
  const { t } = useT('orders');
  const { whatsApp } = useShop();
  const { booking_id: bookingId, product, activity_date: day } = order;
  if (!whatsApp) return null;
  const about = { bookingId, trip: product.title, date: formatDay(day, lng, 'full') };
  return (
    <a
      className={buttonClass({ look: 'outline' })}
      href={chatLink(whatsApp, t('help.whatsAppText', about))}
      rel="noreferrer"
      data-trip={product.title}
      data-trip-day={day}
    >
      <IconBrandWhatsapp aria-hidden="true" />
      {t('help.whatsApp')}
    </a>
  );
}

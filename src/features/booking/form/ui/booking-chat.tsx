'use client';
import { useT } from '@/i18n/client';
import { useShop } from '@/shop/client';
import { ChatLink } from '@/ui/show/chat-link';
import { chatTexts } from '@/ui/show/chat-texts';
import { useBooking } from './booking-context';
import { useDraft } from './draft-provider';

/** Offers a chat about the chosen product and day at every step; staff need none. */
export function BookingChat() {
  const { t } = useT('common');
  const { lng, product, byStaff } = useBooking();
  const { whatsApp } = useShop();
  const date = useDraft((draft) => draft.activity_date);
  if (byStaff) return null;
  return (
    <p data-trip={product?.title} data-trip-day={date || undefined}>
      <ChatLink lng={lng} number={whatsApp} texts={chatTexts(t)} trip={product?.title} date={date} />
    </p>
  );
}

'use client';
import { IconBrandWhatsapp } from '@tabler/icons-react';
import { useT } from '@/i18n/client';
import { chatLink } from '@/shared/schema/chat-link';
import { useShop } from '@/shop/client';
import { buttonClass } from '@/ui/action/button-shape';

/** Opens a chat with the shop that begins with the number of the booking. */
export function ChatAboutOrder({ bookingId }: { bookingId: string }) {
  const { t } = useT('orders');
  const { whatsApp } = useShop();
  const href = chatLink(whatsApp, t('help.whatsAppText', { bookingId }));
  return (
    <a className={buttonClass({ look: 'solid' })} href={href} rel="noreferrer">
      <IconBrandWhatsapp aria-hidden="true" />
      {t('help.whatsApp')}
    </a>
  );
}

'use client';
import { IconBrandWhatsapp, IconMapPin, IconPhone } from '@tabler/icons-react';
import { useT } from '@/i18n/client';
import { chatLink } from '@/shared/schema/chat-link';
import { formatPhone, internationalDigits } from '@/shared/schema/phone';
import { ButtonLink } from '@/ui/action/button-link';
import css from './contact-links.module.css';

const outside = { target: '_blank', rel: 'noreferrer', prefetch: false } as const;

/** Buttons to call a number and to open a chat with it; the chat begins with `text`. */
export function PhoneActions({ phone, text, size = 's' }: { phone: string; text?: string; size?: 's' | 'm' }) {
  const { t } = useT('ui');
  return (
    <>
      <ButtonLink
        size={size}
        prefetch={false}
        href={`tel:+${internationalDigits(phone)}`}
        icon={<IconPhone aria-hidden="true" />}
      >
        {t('contact.call', { number: formatPhone(phone) })}
      </ButtonLink>
      <ButtonLink
        size={size}
        {...outside}
        href={chatLink(internationalDigits(phone), text)}
        icon={<IconBrandWhatsapp aria-hidden="true" />}
      >
        {t('contact.chat')}
      </ButtonLink>
    </>
  );
}

/** A number in a line of text: it calls, and the icon beside it opens a chat. */
export function PhoneLine({ phone }: { phone: string }) {
  const { t } = useT('ui');
  const written = formatPhone(phone);
  return (
    <span className={css.line}>
      <a href={`tel:+${internationalDigits(phone)}`}>{written}</a>
      <a
        href={chatLink(internationalDigits(phone))}
        target="_blank"
        rel="noreferrer"
        className={css.sign}
        aria-label={t('contact.whatsApp', { number: written })}
      >
        <IconBrandWhatsapp aria-hidden="true" />
      </a>
    </span>
  );
}

/** An address in a line of text that opens on a map. */
export function AddressLine({ address }: { address: string }) {
  const { t } = useT('ui');
  return (
    <a
      href={`https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address)}`}
      target="_blank"
      rel="noreferrer"
      className={css.line}
      aria-label={t('contact.map', { address })}
    >
      {address}
      <IconMapPin aria-hidden="true" className={css.sign} />
    </a>
  );
}

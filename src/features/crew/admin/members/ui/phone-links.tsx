'use client';
import { IconBrandWhatsapp, IconPhone } from '@tabler/icons-react';
import { useT } from '@/i18n/client';
import { fullDigits, phoneInWords } from '@/shared/schema/phone';
import { ButtonLink } from '@/ui/action/button-link';

/** Opens a chat with a crew member, or calls them. */
export function PhoneLinks({ phone }: { phone: string }) {
  const { t } = useT('crew-admin');
  const digits = fullDigits(phone);
  return (
    <>
      <ButtonLink
        size="s"
        prefetch={false}
        href={`https://wa.me/${digits}`}
        target="_blank"
        rel="noreferrer"
        icon={<IconBrandWhatsapp aria-hidden="true" />}
      >
        {t('whatsapp')}
      </ButtonLink>
      <ButtonLink size="s" prefetch={false} href={`tel:+${digits}`} icon={<IconPhone aria-hidden="true" />}>
        {t('call', { number: phoneInWords(phone) })}
      </ButtonLink>
    </>
  );
}

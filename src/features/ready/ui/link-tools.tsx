'use client';
import { TextInput } from '@mantine/core';
import { IconBrandWhatsapp, IconCopy, IconMail, IconShare } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import type { DiverLinkView } from '@/features/ready/schema';
import { useT } from '@/i18n/client';
import { chatLink } from '@/shared/schema/chat-link';
import { internationalDigits } from '@/shared/schema/phone';
import { Button } from '@/ui/action/button';
import { ButtonLink } from '@/ui/action/button-link';
import css from './ready-list.module.css';

type Props = {
  name: string;
  link: DiverLinkView | null;
  isBusy: boolean;
  onShow: () => void;
  /** What else the reader can do with a link. */
  children?: ReactNode;
};

const mailLink = ({ email, text }: DiverLinkView, subject: string): string =>
  `mailto:${email ?? ''}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text)}`;

/** A diver's link, to copy or to send; fetched only when it is wanted. */
export function LinkTools({ name, link, isBusy, onShow, children }: Props) {
  const { t } = useT('ready');
  const [isCopied, setCopied] = useState(false);
  if (!link)
    return (
      <div className={css.row}>
        <Button
          size="s"
          busy={isBusy}
          onClick={onShow}
          icon={<IconShare aria-hidden="true" />}
          aria-label={t('link.showOf', { name })}
        >
          {t('link.show')}
        </Button>
        {children}
      </div>
    );
  const copy = async () => {
    await navigator.clipboard.writeText(link.url);
    setCopied(true);
  };
  const opened = { target: '_blank', rel: 'noreferrer', prefetch: false, size: 's' } as const;
  return (
    <div className={css.tools}>
      <TextInput
        label={t('link.address', { name })}
        readOnly
        value={link.url}
        onFocus={(event) => event.currentTarget.select()}
      />
      <div className={css.row}>
        <Button size="s" icon={<IconCopy aria-hidden="true" />} onClick={copy}>
          {t(isCopied ? 'link.copied' : 'link.copy')}
        </Button>
        <ButtonLink
          {...opened}
          href={chatLink(link.phone && internationalDigits(link.phone), link.text)}
          icon={<IconBrandWhatsapp aria-hidden="true" />}
        >
          {t('link.whatsapp')}
        </ButtonLink>
        <ButtonLink {...opened} href={mailLink(link, t('title'))} icon={<IconMail aria-hidden="true" />}>
          {t('link.mail')}
        </ButtonLink>
        {children}
      </div>
    </div>
  );
}

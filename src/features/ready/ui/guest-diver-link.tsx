'use client';
import { IconPencil } from '@tabler/icons-react';
import { useState } from 'react';
import type { DiverLinkView } from '@/features/ready/schema';
import { useT } from '@/i18n/client';
import { Button } from '@/ui/action/button';
import { LinkTools } from './link-tools';
import css from './ready-list.module.css';

type Props = {
  name: string;
  isBusy: boolean;
  /** Asks for the link and passes it on. */
  onWanted: (use: (link: DiverLinkView) => void) => void;
};

/** The link of a diver as a guest opens it in this tab, or shares it. */
export function GuestDiverLink({ name, isBusy, onWanted }: Props) {
  const { t } = useT('ready');
  const [link, setLink] = useState<DiverLinkView | null>(null);
  const [isOpening, setOpening] = useState(false);
  const open = () => {
    setOpening(true);
    onWanted(({ url }) => location.assign(url));
  };
  const show = () => {
    setOpening(false);
    onWanted(setLink);
  };
  return (
    <div className={css.row}>
      <Button
        size="s"
        busy={isBusy && isOpening}
        onClick={open}
        icon={<IconPencil aria-hidden="true" />}
        aria-label={t('link.openOf', { name })}
      >
        {t('link.open')}
      </Button>
      <LinkTools name={name} link={link} isBusy={isBusy && !isOpening} onShow={show} />
    </div>
  );
}

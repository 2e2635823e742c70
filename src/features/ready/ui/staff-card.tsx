'use client';
import { useState } from 'react';
import { useT } from '@/i18n/client';
import { trpc } from '@/trpc/react';
import { Button } from '@/ui/action/button';
import { Alert } from '@/ui/feedback/alert';
import css from './ready-list.module.css';

type Props = { uuid: string; position: number; name: string };

/** The photo of a diver's card, loaded when staff want to see it. */
export function StaffCard({ uuid, position, name }: Props) {
  const { t } = useT('ready');
  const [isOpen, setOpen] = useState(false);
  const card = trpc.admin.orders.diver_card.useQuery({ uuid, diver: position }, { enabled: isOpen });
  const { picture } = card.data ?? {};
  return (
    <div className={css.card}>
      <Button size="s" look="quiet" busy={card.isLoading} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {t(isOpen ? 'card.hide' : 'card.show')}
      </Button>
      {card.error && <Alert tone="error">{card.error.message}</Alert>}
      {isOpen && picture && (
        <picture>
          <img src={`data:image/webp;base64,${picture}`} alt={t('card.of', { name })} />
        </picture>
      )}
    </div>
  );
}

'use client';
import { Modal } from '@mantine/core';
import { IconLifebuoy } from '@tabler/icons-react';
import { useState } from 'react';
import { useT } from '@/i18n/client';
import { formatDay } from '@/shared/time/dates';
import type { Day } from '@/shared/time/days';
import { Button } from '@/ui/action/button';
import { OrdersOfDay } from './orders-of-day';
import { Remedies } from './remedies';
import css from './remedies.module.css';

/** Opens the remedies of a short day, beside the button to its orders. */
export function RemediesButton({ date }: { date: Day }) {
  const { t, lng } = useT('outings-admin');
  const [isOpen, setOpen] = useState(false);
  const day = formatDay(date, lng, 'full');
  return (
    <span className={css.actions}>
      <Button size="s" icon={<IconLifebuoy aria-hidden="true" />} onClick={() => setOpen(true)}>
        {t('remedy.button')}
        <span className="only-read-aloud"> {day}</span>
      </Button>
      <OrdersOfDay date={date} />
      <Modal
        opened={isOpen}
        onClose={() => setOpen(false)}
        size="lg"
        title={t('remedy.title', { day })}
        closeButtonProps={{ 'aria-label': t('board.close') }}
      >
        <Remedies date={date} />
      </Modal>
    </span>
  );
}

'use client';
import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import { useT } from '@/i18n/client';
import { Button } from '@/ui/action/button';
import { Alert } from '@/ui/feedback/alert';
import { clock } from '@/ui/feedback/countdown';
import { useCountdown } from '@/ui/feedback/use-countdown';
import css from './pay-now.module.css';
import { usePay } from './use-pay';

type Props = {
  uuid: string;
  /** What to pay, as one writes it. */
  amount: string;
  /** How long the places are held, as the server counts. */
  seconds: number;
  /** What the last try said, on the page that led here. */
  faultBefore: string | null;
};

/** The way to the gateway, for as long as the places are held. */
export function PayNow({ uuid, amount, seconds, faultBefore }: Props) {
  const { t } = useT('orders');
  const router = useRouter();
  // Both from the same moment: the page may be drawn again while the clock runs.
  const [start] = useState(() => ({ seconds, since: performance.now() }));
  const { left, isOver } = useCountdown(start.seconds, start.since);
  const { pay, busy, fault } = usePay(uuid);
  const shown = fault ?? (busy ? null : faultBefore);
  useEffect(() => {
    if (isOver) router.refresh();
  }, [isOver, router]);

  if (isOver) return <p className={css.words}>{t('stub.over')}</p>;
  return (
    <>
      <div className={css.words}>
        <strong>{t('stub.pay', { amount })}</strong>
        <span role="timer" className={css.left}>
          {t('stub.left', { time: clock(left) })}
        </span>
        {shown && <Alert tone="error">{shown}</Alert>}
      </div>
      <Button look="next" size="l" busy={busy} onClick={pay}>
        {t('do.pay')}
      </Button>
    </>
  );
}

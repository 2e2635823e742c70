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
  /** The amount due, formatted. */
  amount: string;
  /** Seconds for which the seats are still held, by the server's clock. */
  seconds: number;
  /** The error of the last attempt, on the page that led here. */
  faultBefore: string | null;
};

/** The button to the gateway's page, shown only while the seats are held. */
export function PayNow({ uuid, amount, seconds, faultBefore }: Props) {
  const { t } = useT('orders');
  const router = useRouter();
  // Both values come from the same moment, since the page may be rendered again while the clock runs.
  const [start] = useState(() => ({ seconds, since: performance.now() }));
  const { left, isOver } = useCountdown(start.seconds, start.since);
  const { pay, busy, fault } = usePay(uuid);
  const shown = fault ?? (busy ? null : faultBefore);
  useEffect(() => {
    if (isOver) router.refresh();
  }, [isOver, router]);

  if (isOver) return <p className={css.words}>{t('stub.holdExpired')}</p>;
  return (
    <>
      <div className={css.words}>
        <strong>{t('stub.pay', { amount })}</strong>
        <span role="timer" className={css.left}>
          {t('stub.holdLeft', { time: clock(left) })}
        </span>
        {shown && <Alert tone="error">{shown}</Alert>}
      </div>
      <Button look="next" size="l" busy={busy} onClick={pay}>
        {t('action.pay')}
      </Button>
    </>
  );
}

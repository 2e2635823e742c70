'use client';
import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import type { LinkReturn } from '@/features/order-pages/links/schema';
import { mayPollAgain, POLL_PAUSE_MS } from '@/features/orders/domain/when-to-ask';
import { useT } from '@/i18n/client';
import { formatRupiah } from '@/shared/schema/money';
import { trpc } from '@/trpc/react';
import { Alert } from '@/ui/feedback/alert';

const MAX_POLLS = 5;
const tones = { paid: 'success', waiting: 'info', failed: 'error', wrong_amount: 'warning' } as const;
const pause = () => new Promise((resolve) => setTimeout(resolve, POLL_PAUSE_MS));

/** Shows the outcome of the payment from which the guest returns, and refreshes the page. */
export function PaymentBack({ token }: { token: string }) {
  const { t, lng } = useT('orders');
  const router = useRouter();
  const { mutateAsync } = trpc.order.link.return.useMutation();
  const [result, setResult] = useState<LinkReturn | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  useEffect(() => {
    let left = false;
    async function pollUntilSettled() {
      const began = performance.now();
      for (let polled = 1; !left; polled += 1) {
        const answer = await mutateAsync({ token });
        if (answer.outcome !== 'waiting' || !mayPollAgain(polled, MAX_POLLS, performance.now() - began)) return answer;
        await pause();
      }
      return null;
    }
    pollUntilSettled()
      .then((answer) => {
        if (left || !answer) return;
        setResult(answer);
        router.refresh();
      })
      .catch((error: Error) => left || setFault(error.message));
    return () => {
      left = true;
    };
  }, [mutateAsync, token, router]);
  return (
    <div aria-live="polite">
      {fault && <Alert tone="error">{fault}</Alert>}
      {!fault && !result && <Alert tone="info">{t('link.paymentResult.checking')}</Alert>}
      {result && (
        <Alert tone={tones[result.outcome]}>
          {t(`link.paymentResult.${result.outcome}`, { amount: formatRupiah(result.amount, lng) })}
        </Alert>
      )}
    </div>
  );
}

'use client';
import { useEffect, useState } from 'react';
import { mayPollAgain, POLL_PAUSE_MS } from '@/features/orders/domain/when-to-ask';
import type { ReturnView } from '@/features/orders/schema';
import { trpc } from '@/trpc/react';

const pause = () => new Promise((resolve) => setTimeout(resolve, POLL_PAUSE_MS));

type Outcome = { result: ReturnView } | { fault: string };

/**
 * The outcome of a payment, null until there is one. The server is polled while the gateway has no answer; after `most`
 * polls, or ten seconds, the outcome is 'waiting'.
 */
export function useOutcome(uuid: string, most: number): Outcome | null {
  const { mutateAsync } = trpc.order.return.useMutation();
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  useEffect(() => {
    let left = false;
    async function pollUntilSettled() {
      const began = performance.now();
      for (let polled = 1; !left; polled += 1) {
        const result = await mutateAsync({ uuid });
        if (result.outcome !== 'waiting' || !mayPollAgain(polled, most, performance.now() - began)) return { result };
        await pause();
      }
      return null;
    }
    pollUntilSettled()
      .catch((error: Error) => ({ fault: error.message }))
      .then((answer) => left || setOutcome(answer));
    return () => {
      left = true;
    };
  }, [mutateAsync, uuid, most]);
  return outcome;
}

'use client';
import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { useT } from '@/i18n/client';

/** Placeholder for an order's card until the server has rendered it. */
export function AfterPayment() {
  const { t } = useT('orders');
  const router = useRouter();
  useEffect(() => {
    // The payment is in the ledger now, so let the server render the page again.
    router.refresh();
  }, [router]);
  return <h1>{t('result.paidTitle')}</h1>;
}

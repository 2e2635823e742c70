'use client';
import { useT } from '@/i18n/client';
import { trpc } from '@/trpc/react';
import { Button } from '@/ui/action/button';
import { Alert } from '@/ui/feedback/alert';
import { storeLink } from './stored-link';

type Props = {
  token: string;
  path: string;
  amount: string;
  /** True below another next action, which alone is coral. */
  isSecond?: boolean;
};

/** Leads to the gateway's page. */
export function LinkPay({ token, path, amount, isSecond = false }: Props) {
  const { t } = useT('orders');
  const pay = trpc.order.link.pay.useMutation({
    onSuccess({ payment_url: url }) {
      storeLink(path);
      location.assign(url);
    },
  });
  return (
    <>
      {pay.error && <Alert tone="error">{pay.error.message}</Alert>}
      <Button
        look={isSecond ? 'outline' : 'next'}
        busy={pay.isPending || pay.isSuccess}
        onClick={() => pay.mutate({ token })}
      >
        {t('link.pay.button', { amount })}
      </Button>
    </>
  );
}

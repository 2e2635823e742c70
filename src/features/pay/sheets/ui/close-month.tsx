'use client';
import { useT } from '@/i18n/client';
import type { Locale } from '@/shared/locale/locales';
import { formatMonth, type Month } from '@/shared/time/month';
import { trpc } from '@/trpc/react';
import { Button } from '@/ui/action/button';
import { confirm } from '@/ui/feedback/confirm';
import { useNotify } from '@/ui/feedback/use-notify';

/** Settles a month for good, after confirmation. */
export function CloseMonth({ lng, month }: { lng: Locale; month: Month }) {
  const { t } = useT('pay-admin');
  const toast = useNotify();
  const { pay } = trpc.useUtils().admin;
  const close = trpc.admin.pay.close.useMutation({
    onSuccess: ({ message }) => toast.done(message),
    onError: toast.refused,
    onSettled: () => pay.invalidate(),
  });
  async function ask() {
    const title = t('close.title', { month: formatMonth(month, lng) });
    if (await confirm({ title, body: t('close.body'), confirmLabel: t('close.button') })) close.mutate({ month });
  }
  return (
    <Button size="s" look="solid" busy={close.isPending} onClick={() => void ask()}>
      {t('close.button')}
    </Button>
  );
}

'use client';
import type { SheetLine } from '@/features/pay/sheets/schema';
import { MonthChooser } from '@/features/pay/ui/month-chooser';
import css from '@/features/pay/ui/pay.module.css';
import { useT } from '@/i18n/client';
import type { Locale } from '@/shared/locale/locales';
import { trpc } from '@/trpc/react';
import { confirm } from '@/ui/feedback/confirm';
import { EmptyState } from '@/ui/feedback/empty-state';
import { ErrorState } from '@/ui/feedback/error-state';
import { Skeleton } from '@/ui/feedback/skeleton';
import { useNotify } from '@/ui/feedback/use-notify';
import { LineForm } from './line-form';
import { MonthClosed } from './month-state';
import { SheetTable } from './sheet-table';
import { useShownMonth } from './use-shown-month';

function Sheet({ lng, member, month }: { lng: Locale; member: string; month: string }) {
  const { t } = useT('pay-admin');
  const { t: ui } = useT('ui');
  const toast = useNotify();
  const { pay } = trpc.useUtils().admin;
  const sheet = trpc.admin.pay.sheet.useQuery({ member, month });
  const remove = trpc.admin.pay.remove_line.useMutation({
    onSuccess: ({ message }) => toast.done(message),
    onError: toast.refused,
    onSettled: () => pay.invalidate(),
  });
  async function ask({ uuid, reason }: SheetLine) {
    const question = { title: t('extra.removeTitle'), body: reason, confirmLabel: t('remove'), danger: true };
    if (uuid && (await confirm(question))) remove.mutate({ uuid });
  }
  if (sheet.isError)
    return (
      <ErrorState
        title={ui('load.failed')}
        retryLabel={ui('load.retry')}
        retry={() => void sheet.refetch()}
        busy={sheet.isFetching}
      />
    );
  if (!sheet.data) return <Skeleton lines={6} />;
  const { closed, lines } = sheet.data;
  return (
    <>
      {closed && <MonthClosed lng={lng} closed={closed} />}
      {lines.length === 0 ? (
        <EmptyState title={t('sheet.none')} hint={t('noneHint')} />
      ) : (
        <SheetTable lng={lng} sheet={sheet.data} remove={(line) => void ask(line)} />
      )}
      {!closed && <LineForm lng={lng} sheet={sheet.data} />}
    </>
  );
}

/** Shows a member's pay for a month. */
export function SheetPage({ lng, member }: { lng: Locale; member: string }) {
  const { month, show } = useShownMonth();
  return (
    <div className={css.page}>
      <div className={css.onScreen}>
        <MonthChooser lng={lng} month={month} show={show} />
      </div>
      <Sheet key={month} lng={lng} member={member} month={month} />
    </div>
  );
}

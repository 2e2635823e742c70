'use client';
import Link from 'next/link';
import type { InvoiceCard } from '@/features/invoices/schema';
import { staffInvoicePath } from '@/features/orders/ui/staff-paths';
import { useT } from '@/i18n/client';
import type { Locale } from '@/shared/locale/locales';
import { formatRupiah } from '@/shared/schema/money';
import { trpc } from '@/trpc/react';
import { useCan } from '@/ui/access/rights';
import { Button } from '@/ui/action/button';
import { Alert } from '@/ui/feedback/alert';
import { confirm } from '@/ui/feedback/confirm';
import { ErrorState } from '@/ui/feedback/error-state';
import { notify } from '@/ui/feedback/notify';
import { Skeleton } from '@/ui/feedback/skeleton';
import css from './invoices.module.css';
import { IssueInvoice } from './issue-invoice';
import { useInvoiceIssued } from './use-invoice-issued';

type Props = { lng: Locale; uuid: string };

function Invoice({ lng, uuid, invoice }: Props & { invoice: InvoiceCard }) {
  const { t } = useT('orders-admin');
  const { t: common } = useT('common');
  const mayCredit = useCan()('money') && invoice.kind === 'invoice' && !invoice.credited_by;
  const credit = trpc.admin.invoices.credit.useMutation({
    ...useInvoiceIssued('credit'),
    onError: ({ message }) => notify({ type: 'error', title: common('notice.error'), text: message }),
  });
  const ask = async () => {
    const { number } = invoice;
    const answer = await confirm({
      title: t('invoices.creditTitle', { number }),
      body: t('invoices.creditBody'),
      confirmLabel: t('invoices.credit'),
      danger: true,
    });
    if (answer) credit.mutate({ uuid, invoice: invoice.uuid });
  };
  return (
    <li className={css.row}>
      <span>
        <Link href={staffInvoicePath(lng, uuid, invoice.uuid)} prefetch={false}>
          {invoice.number}
        </Link>{' '}
        {t(`invoices.kind.${invoice.kind}`)} · {formatRupiah(invoice.total, lng)}
        {invoice.credits && ` · ${t('invoices.column.credits')} ${invoice.credits.number}`}
      </span>
      {mayCredit && (
        <Button
          size="s"
          busy={credit.isPending}
          onClick={ask}
          aria-label={t('invoices.creditOf', { number: invoice.number })}
        >
          {t('invoices.credit')}
        </Button>
      )}
    </li>
  );
}

export function OrderInvoices({ lng, uuid }: Props) {
  const { t } = useT('orders-admin');
  const { t: common } = useT('common');
  const found = trpc.admin.invoices.of_order.useQuery({ uuid });
  if (found.isError)
    return (
      <ErrorState
        title={common('notice.error')}
        retryLabel={common('error.retry')}
        retry={() => void found.refetch()}
        busy={found.isFetching}
      />
    );
  if (!found.data) return <Skeleton kind="block" />;
  const { invoices, total, may_issue: mayIssue } = found.data;
  const stands = invoices.find(({ kind, credited_by: creditedBy }) => kind === 'invoice' && !creditedBy);
  return (
    <>
      {invoices.length === 0 && <p>{t('invoices.noneOfOrder')}</p>}
      {stands && stands.total !== total && (
        <Alert tone="warning">{t('invoices.outdated', { total: formatRupiah(total, lng) })}</Alert>
      )}
      <ul className={css.list}>
        {invoices.map((invoice) => (
          <Invoice key={invoice.uuid} lng={lng} uuid={uuid} invoice={invoice} />
        ))}
      </ul>
      {mayIssue && <IssueInvoice key={invoices.length} uuid={uuid} next={found.data} />}
    </>
  );
}

import { moneyBack } from '@/features/orders/domain/money-back';
import type { OrderView } from '@/features/orders/schema';
import { getT } from '@/i18n/server';
import type { Locale } from '@/shared/locale/locales';
import { formatRupiah } from '@/shared/schema/money';
import { formatDay } from '@/shared/time/dates';
import { Alert } from '@/ui/feedback/alert';

function sentenceOf({ refund_way: way }: Pick<OrderView, 'refund_way'>, since: string | null) {
  if (way === 'transfer' || (way === 'cash' && since)) return way;
  return since ? 'since' : 'by';
}

/** The customer's refund, since when it is on its way, and when it arrives. */
export async function MoneyBackNotice({ lng, order, now }: { lng: Locale; order: OrderView; now: Date }) {
  const { t } = await getT(lng, 'orders');
  const back = moneyBack(order, now);
  if (!back) return null;
  const words = {
    amount: formatRupiah(back.amount, lng),
    since: back.since ? formatDay(back.since, lng) : '',
    by: formatDay(back.by, lng),
  };
  return (
    <Alert tone={back.kind === 'sent' ? 'success' : 'info'} title={t(`moneyBack.${back.kind}`, words)}>
      {t(`moneyBack.${sentenceOf(order, back.since)}`, words)}
    </Alert>
  );
}

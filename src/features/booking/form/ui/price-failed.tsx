'use client';
import { useT } from '@/i18n/client';
import { Button } from '@/ui/action/button';
import { Alert } from '@/ui/feedback/alert';

type Props = { quote: { error: { message: string } | null; isFetching: boolean; refetch: () => unknown } };

/** Shows why there is no price, with a button to retry. */
export function PriceFailed({ quote }: Props) {
  const { t } = useT('booking');
  return (
    <Alert
      tone="error"
      title={t('price.failed')}
      actions={
        <Button size="s" busy={quote.isFetching} onClick={() => quote.refetch()}>
          {t('retry')}
        </Button>
      }
    >
      {quote.error?.message}
    </Alert>
  );
}

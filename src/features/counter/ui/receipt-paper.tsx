'use client';
import { SegmentedControl } from '@mantine/core';
import { useLocalStorage } from '@mantine/hooks';
import { useT } from '@/i18n/client';
import css from './receipt-page.module.css';

const papers = ['a4', 'roll'] as const;
type Paper = (typeof papers)[number];

const toPaper = (value?: string): Paper => papers.find((paper) => paper === value) ?? 'a4';

/** The paper of this receipt and, in this browser, of later receipts; the stylesheet reads it from `data-paper`. */
export function ReceiptPaper() {
  const { t } = useT('orders-admin');
  const [paper, setPaper] = useLocalStorage<Paper>({
    key: 'segara-receipt-paper',
    defaultValue: 'a4',
    serialize: (value) => value,
    deserialize: toPaper,
  });
  return (
    <SegmentedControl
      className={css.paper}
      data-paper={paper}
      aria-label={t('receipt.paper')}
      value={paper}
      onChange={setPaper}
      data={papers.map((value) => ({ value, label: t(`receipt.papers.${value}`) }))}
    />
  );
}

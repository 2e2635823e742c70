'use client';
import type { UseFormReturnType } from '@mantine/form';
import { useState } from 'react';
import { useT } from '@/i18n/client';
import type { Day } from '@/shared/time/days';
import { Button } from '@/ui/action/button';
import { Fold } from '@/ui/show/fold';
import { FeeFields } from './fee-fields';
import type { FeesValues, FeeValues } from './fee-values';
import css from './fees.module.css';
import { NewAmounts } from './new-amounts';
import { useFeeTexts } from './use-fee-texts';

type Props = {
  form: UseFormReturnType<FeesValues>;
  at: number;
  fee: FeeValues;
  today: Day;
  /** False until the fee is saved. */
  isSaved: boolean;
  onNewAmounts: (from: Day) => void;
  onRemove: () => void;
};

/** A fee in one line, which opens its form. */
export function FeeFold({ form, at, fee, today, isSaved, onNewAmounts, onRemove }: Props) {
  const { t, lng } = useT('fees-admin');
  const { sentences, validity } = useFeeTexts();
  const preview = sentences(fee);
  // Stays open when it is saved.
  const [isOpen] = useState(!isSaved);
  return (
    <Fold
      title={fee.names[lng] || fee.names.en || t('newFee')}
      state={validity(fee, today)}
      hint={preview?.[0]}
      open={isOpen}
    >
      <div className={css.fee}>
        <div className={css.preview} aria-live="polite">
          {(preview ?? [t('preview.blank')]).map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </div>
        <FeeFields form={form} at={at} fee={fee} />
        {isSaved && <NewAmounts begins={fee.valid_from} today={today} onAdd={onNewAmounts} />}
        <div>
          <Button look="danger" size="s" onClick={onRemove}>
            {t('remove')}
          </Button>
        </div>
      </div>
    </Fold>
  );
}

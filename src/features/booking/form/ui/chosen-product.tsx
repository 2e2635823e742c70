'use client';
import type { ReactNode } from 'react';
import { levelName } from '@/features/booking/divers/domain/certification';
import type { ProductDetail } from '@/features/catalogue/schema';
import { useT } from '@/i18n/client';
import { Button } from '@/ui/action/button';
import { coverOf } from '@/ui/show/cover';
import { Picture } from '@/ui/show/picture';
import { useBooking } from './booking-context';
import css from './chosen-product.module.css';
import { useDraft } from './draft-provider';

/** The selected product, what it requires of a diver, and a link to select another. */
export function ChosenProduct({ product, children }: { product: ProductDetail; children?: ReactNode }) {
  const { t } = useT('booking');
  const { form, setChoosing } = useBooking();
  const hasSeveral = useDraft((draft) => draft.basket !== undefined);
  const level = levelName(null, product.level);
  const asks = [t('product.from_age', { age: product.minimum_age }), level && t('product.from_level', { level })];
  return (
    <div className={css.card}>
      <Picture of={coverOf(product)} alt="" ratio="4 / 3" sizes="8rem" first />
      <div>
        <h3>{product.title}</h3>
        <p>{asks.filter(Boolean).join(' · ')}</p>
        <Button size="s" onClick={() => (hasSeveral ? setChoosing('instead') : form.choose(''))}>
          {t('product.change')}
        </Button>
        {children}
      </div>
      <p className={css.promise}>{product.summary}</p>
    </div>
  );
}

'use client';
import { levelName } from '@/features/booking/divers/domain/certification';
import type { ProductDetail } from '@/features/catalogue/schema';
import { useT } from '@/i18n/client';
import { Button } from '@/ui/action/button';
import { coverOf } from '@/ui/show/cover';
import { Picture } from '@/ui/show/picture';
import { useBooking } from './booking-context';
import css from './chosen-product.module.css';

/** The selected product, what it requires of a diver, and a link to select another. */
export function ChosenProduct({ product }: { product: ProductDetail }) {
  const { t } = useT('booking');
  const { form } = useBooking();
  const level = levelName(null, product.level);
  const asks = [t('product.from_age', { age: product.minimum_age }), level && t('product.from_level', { level })];
  return (
    <div className={css.card}>
      <Picture of={coverOf(product)} alt="" ratio="4 / 3" sizes="8rem" first />
      <div>
        <h3>{product.title}</h3>
        <p>{asks.filter(Boolean).join(' · ')}</p>
        <Button size="s" onClick={() => form.choose('')}>
          {t('product.change')}
        </Button>
      </div>
    </div>
  );
}

'use client';
import { useCallback } from 'react';
import type { ProductDetail } from '@/features/catalogue/schema';
import { useT } from '@/i18n/client';
import { Button } from '@/ui/action/button';
import { type Choosing, useBooking } from './booking-context';
import { focusOpenItem } from './item-card';
import css from './items.module.css';
import { ProductChooser } from './product-chooser';

type Props = { choosing: Choosing; product: ProductDetail };

/** The list of products for another item, or to replace the open one; nothing changes until one is chosen. */
export function ItemChooser({ choosing, product }: Props) {
  const { t } = useT('booking');
  const { form, setChoosing } = useBooking();
  const done = useCallback(() => {
    setChoosing(null);
    focusOpenItem();
  }, [setChoosing]);
  const choose = useCallback(
    (slug: string) => {
      if (choosing === 'another') form.addItem({ product: slug }, product);
      else form.choose(slug);
      done();
    },
    [choosing, form, product, done],
  );
  return (
    <ProductChooser title={choosing === 'another' ? t('items.choose') : undefined} onChoose={choose}>
      <p className={css.back}>
        <Button size="s" onClick={done}>
          {t('items.back')}
        </Button>
      </p>
    </ProductChooser>
  );
}

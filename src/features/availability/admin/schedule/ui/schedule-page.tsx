'use client';
import { type ReactNode, useState } from 'react';
import { useT } from '@/i18n/client';
import type { Locale } from '@/shared/locale/locales';
import type { Day } from '@/shared/time/days';
import { monthOf } from '@/shared/time/month';
import { trpc } from '@/trpc/react';
import { confirm } from '@/ui/feedback/confirm';
import { ChoiceSelect } from '@/ui/form/choice-select';
import { AllProducts } from './all-products';
import { OneProduct } from './one-product';
import css from './schedule.module.css';
import { type CalendarView, type Span, useChosenDay } from './use-chosen-day';

type Props = {
  lng: Locale;
  /** Renders a day's bookings, for one product or for all; supplied by the orders feature. */
  bookings: (day: Day, product: string | null) => ReactNode;
  /** Renders the shortages of a day; supplied by the outings feature. */
  shortage: (day: Day) => ReactNode;
};

export function SchedulePage({ lng, bookings, shortage }: Props) {
  const { t } = useT('availability-admin');
  const { t: ui } = useT('ui');
  const { today, product, span, view, show } = useChosenDay();
  const [month, setMonth] = useState(monthOf(span.from));
  const [isDirty, setDirty] = useState(false);
  const products = trpc.admin.schedule.products.useQuery(undefined, { staleTime: 60_000 });

  /** Asks about unsaved changes. */
  const mayLeave = async () => {
    const yes =
      !isDirty ||
      (await confirm({
        title: ui('form.leaveTitle'),
        body: ui('form.leave'),
        confirmLabel: ui('form.leaveConfirm'),
        danger: true,
      }));
    if (yes) setDirty(false);
    return Boolean(yes);
  };
  const leaveFor = async (change: { product?: string; span?: Span }) => {
    if (await mayLeave()) show(change);
  };
  const parts = {
    ...{ lng, today, span, month, bookings, shortage },
    onTurn: setMonth,
    onChoose: (chosen: Span) => void leaveFor({ span: chosen }),
  };
  const onProduct = (slug: string) => void leaveFor({ product: slug });
  const onView = (chosen: CalendarView) => {
    setMonth(monthOf(span.from));
    show({ view: chosen });
  };
  return (
    <div className={css.page}>
      <ChoiceSelect
        className={css.product}
        label={t('schedule.product')}
        value={product}
        onChange={(event) => onProduct(event.currentTarget.value)}
        data={[
          { value: '', label: t('schedule.all') },
          ...(products.data ?? []).map(({ slug, title, active }) => ({
            value: slug,
            label: active ? title : t('schedule.hidden', { title }),
          })),
        ]}
      />
      {product === '' ? (
        <AllProducts {...parts} view={view} onView={onView} onProduct={onProduct} />
      ) : (
        <OneProduct key={product} {...parts} product={product} onDirty={setDirty} mayLeave={mayLeave} />
      )}
    </div>
  );
}

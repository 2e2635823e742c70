'use client';
import { NativeSelect } from '@mantine/core';
import type { DiverDraft } from '@/features/booking/divers/domain/fields';
import { diverAsTyped } from '@/features/booking/divers/domain/typed-diver';
import { useBooking } from '@/features/booking/ui/booking-context';
import css from '@/features/booking/ui/fields.module.css';
import { useT } from '@/i18n/client';
import { fullName } from '@/shared/locale/name-order';
import { trpc } from '@/trpc/react';
import { Button } from '@/ui/action/button';

/** Prefills a diver: the first one is often the customer, the others often divers of earlier orders. */
export function EarlierDivers({ index }: { index: number }) {
  const { t } = useT('booking');
  const { form, person, byStaff } = useBooking();
  const usual = { staleTime: 5 * 60_000 };
  const own = trpc.order.earlier_divers.useQuery(undefined, { ...usual, enabled: !byStaff });
  const theirs = trpc.admin.orders.earlier_divers.useQuery({ customer: person.uuid }, { ...usual, enabled: byStaff });
  const earlier = (byStaff ? theirs : own).data ?? [];
  const write = (texts: Partial<DiverDraft>) =>
    form.write(Object.fromEntries(Object.entries(texts).map(([field, text]) => [`divers.${index}.${field}`, text])));
  if (index > 0 && earlier.length === 0) return null;
  return (
    <div className={css.earlier}>
      {index === 0 && (
        <Button
          size="s"
          onClick={() =>
            write({
              full_name: fullName(person),
              email: person.email,
              ...(person.gender && { gender: person.gender }),
            })
          }
        >
          {t(byStaff ? 'by_staff.same_as_customer' : 'divers.same_as_me')}
        </Button>
      )}
      {earlier.length > 0 && (
        <NativeSelect
          size="sm"
          aria-label={t('divers.earlier')}
          value=""
          onChange={(event) => {
            const diver = earlier[Number(event.currentTarget.value)];
            if (diver) write(diverAsTyped(diver));
          }}
          data={[
            { value: '', label: t('divers.earlier') },
            ...earlier.map(({ full_name }, position) => ({ value: String(position), label: full_name })),
          ]}
        />
      )}
    </div>
  );
}

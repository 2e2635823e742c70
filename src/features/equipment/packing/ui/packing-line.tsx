'use client';
import { Checkbox } from '@mantine/core';
import type { PackingLine } from '@/features/equipment/packing/schema';
import { useT } from '@/i18n/client';
import { trpc } from '@/trpc/react';
import { useNotify } from '@/ui/feedback/use-notify';
import css from './packing.module.css';

/** Kinds without sizes, for which a missing size says nothing. */
const unsized = ['regulator', 'mask', 'computer', 'tank', 'torch', 'camera'];

type Props = { date: string; outing: string; line: PackingLine };

/** One kind and size: what is needed and available, and two ticks. Units with a tag tick it by themselves. */
export function PackingLineRow({ date, outing, line }: Props) {
  const { t } = useT('equipment-admin');
  const toast = useNotify();
  const { packing } = trpc.useUtils().admin.equipment;
  const pack = trpc.admin.equipment.pack.useMutation({
    onError: toast.refused,
    onSettled: () => packing.invalidate({ date }),
  });
  const { kind, size, gas, needed, issued, available, short } = line;
  const missing = unsized.includes(kind) ? '' : t('packing.noSize');
  const item = [t(`kind.${kind}`), gas ? t(`packing.gas.${gas}`) : size || missing].filter(Boolean).join(' · ');
  const toCount = needed - issued;
  // Shows a tick at once; it is pending until the list has been read again.
  const { packed, returned = 0 } = pack.isPending ? pack.variables : line;
  const isPacked = toCount <= 0 || packed >= toCount;
  const isReturned = packed > 0 && returned >= packed;
  const set = (count: number, back: number) =>
    pack.mutate({ date, outing, line: line.line, packed: count, returned: back });
  return (
    <tr>
      <th scope="row">{item}</th>
      <td className={css.count}>{needed}</td>
      <td className={css.count}>
        {available ?? <span className={css.soft}>{t('packing.untracked')}</span>}
        {short ? <strong className={css.short}>{t('packing.short', { count: short })}</strong> : null}
      </td>
      <td>
        <Checkbox
          aria-label={t('packing.packedOf', { item })}
          checked={isPacked}
          disabled={toCount <= 0}
          onChange={(event) => set(event.currentTarget.checked ? toCount : 0, 0)}
        />
      </td>
      <td>
        <Checkbox
          aria-label={t('packing.returnedOf', { item })}
          checked={isReturned}
          disabled={packed === 0}
          onChange={(event) => set(packed, event.currentTarget.checked ? packed : 0)}
        />
      </td>
    </tr>
  );
}

'use client';
import { TextInput } from '@mantine/core';
import { useT } from '@/i18n/client';
import { useChosen } from './booking-context';
import type { BookedItem } from './use-items';

/** Names companions, optionally, so that the crew know everybody aboard. */
export function CompanionNames({ item }: { item: BookedItem }) {
  const { t } = useT('booking');
  const { form } = useChosen();
  const { add_ons, companions, sold, index } = item;
  const seats = sold?.add_ons.filter(({ takes_seat }) => takes_seat) ?? [];
  const count = seats.reduce((sum, { uuid }) => sum + (add_ons[uuid] ?? 0), 0);
  const nameAt = (at: number) => companions[at] ?? '';
  const write = (at: number, name: string) =>
    form.setOnItem(
      index,
      'companions',
      Array.from({ length: count }, (_, one) => (one === at ? name : nameAt(one))),
    );
  if (count === 0) return null;
  return (
    <>
      {Array.from({ length: count }, (_, at) => at).map((at) => (
        <TextInput
          key={at}
          mt="sm"
          label={count === 1 ? t('companions.name') : t('companions.nameOf', { number: at + 1, count })}
          description={at === 0 ? t('companions.hint') : undefined}
          maxLength={100}
          autoComplete="off"
          value={nameAt(at)}
          onChange={(event) => write(at, event.currentTarget.value)}
        />
      ))}
    </>
  );
}

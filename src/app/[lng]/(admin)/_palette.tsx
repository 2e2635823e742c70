'use client';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { useT } from '@/i18n/client';
import { localePath } from '@/shared/locale/locales';
import { fullName } from '@/shared/locale/name-order';
import { formatDay } from '@/shared/time/dates';
import { trpc } from '@/trpc/react';
import { Palette, type PaletteEntry } from '@/ui/palette/palette';

const SHORTEST = 2;
const SHOWN = 6;
const pauseAfterTyping = 200;

/** Finds pages, orders and customers by a part of their name. */
export function OfficePalette({ pages }: { pages: PaletteEntry[] }) {
  const { t, lng } = useT('admin');
  const [query, setQuery] = useState('');
  const [search] = useDebouncedValue(query.trim(), pauseAfterTyping);
  const isLongEnough = search.length >= SHORTEST;
  const searchInput = { search: search.slice(0, 100), per_page: SHOWN };
  const options = { enabled: isLongEnough, placeholderData: keepPreviousData };
  const orders = trpc.admin.orders.list.useQuery(searchInput, options);
  const customers = trpc.admin.users.list.useQuery(searchInput, options);

  const words = query.trim().toLocaleLowerCase(lng);
  const at = (path: string) => localePath(lng, `/admin${path}`);
  const groups = [
    { label: t('pages'), entries: pages.filter(({ label }) => label.toLocaleLowerCase(lng).includes(words)) },
    {
      label: t('nav.orders'),
      entries: (isLongEnough ? (orders.data?.data ?? []) : []).map((order) => ({
        href: at(`/orders/${order.uuid}/detail`),
        label: `${order.booking_id} · ${order.name}`,
        hint: `${order.product.title}, ${formatDay(order.activity_date, lng)}`,
      })),
    },
    {
      label: t('nav.users'),
      entries: (isLongEnough ? (customers.data?.data ?? []) : []).map((person) => ({
        href: at(`/users/${person.uuid}`),
        label: fullName(person),
        hint: person.email,
      })),
    },
  ];
  const isBehind = words.length >= SHORTEST && search !== query.trim();
  return (
    <Palette
      query={query}
      onQuery={setQuery}
      groups={groups}
      busy={isBehind || (isLongEnough && (orders.isFetching || customers.isFetching))}
      failed={orders.isError || customers.isError}
    />
  );
}

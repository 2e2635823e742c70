import { keepPreviousData } from '@tanstack/react-query';
import { useT } from '@/i18n/client';
import { localePath } from '@/shared/locale/locales';
import { fullName } from '@/shared/locale/name-order';
import type { Right } from '@/shared/schema/rights';
import { formatDay } from '@/shared/time/dates';
import { type CallError, trpc } from '@/trpc/react';
import { useCan } from '@/ui/access/rights';
import type { PaletteGroup } from '@/ui/palette/palette';

const SHORTEST = 2;
const SHOWN = 6;
const LONGEST = 100;

type Search = { isFetching: boolean; error: CallError | null };

/** Results from the database, limited to kinds that this person may read. */
export function useFound(search: string): { groups: PaletteGroup[]; busy: boolean; failed: boolean } {
  const { t, lng } = useT('admin');
  const enabled = search.length >= SHORTEST;
  const input = { search: search.slice(0, LONGEST), per_page: SHOWN };
  const can = useCan();
  const optionsFor = (right: Right) => ({ enabled: enabled && can(right), placeholderData: keepPreviousData });
  const orders = trpc.admin.orders.list.useQuery(input, optionsFor('orders'));
  const customers = trpc.admin.users.list.useQuery(input, optionsFor('people'));
  const products = trpc.admin.products.list.useQuery(input, optionsFor('catalogue'));
  const sites = trpc.admin.locations.list.useQuery(input, optionsFor('catalogue'));
  const posts = trpc.admin.posts.list.useQuery(input, optionsFor('catalogue'));
  const boats = trpc.admin.fleet.list.useQuery(input, optionsFor('schedule'));
  const units = trpc.admin.equipment.list.useQuery(input, optionsFor('schedule'));
  const crew = trpc.admin.crew.list.useQuery(input, optionsFor('schedule'));
  const at = (path: string) => localePath(lng, `/admin${path}`);
  const groups = [
    {
      label: t('nav.orders'),
      entries: (orders.data?.data ?? []).map((order) => ({
        href: at(`/orders/${order.uuid}/detail`),
        label: `${order.booking_id} · ${order.name}`,
        hint: `${order.product.title}, ${formatDay(order.activity_date, lng)}`,
      })),
    },
    {
      label: t('nav.users'),
      entries: (customers.data?.data ?? []).map((person) => ({
        href: at(`/users/${person.uuid}`),
        label: fullName(person),
        hint: person.email,
      })),
    },
    {
      label: t('nav.products'),
      entries: (products.data?.data ?? []).map(({ slug, title }) => ({
        href: at(`/products/${slug}/edit`),
        label: title,
      })),
    },
    {
      label: t('nav.locations'),
      entries: (sites.data?.data ?? []).map(({ slug, name }) => ({ href: at(`/locations/${slug}/edit`), label: name })),
    },
    {
      label: t('nav.boats'),
      entries: (boats.data?.data ?? []).map(({ uuid, name }) => ({ href: at(`/boats/${uuid}/edit`), label: name })),
    },
    {
      label: t('nav.equipment'),
      entries: (units.data?.data ?? []).map(({ uuid, tag }) => ({ href: at(`/equipment/${uuid}/edit`), label: tag })),
    },
    {
      label: t('nav.crew'),
      entries: (crew.data?.data ?? []).map(({ uuid, name }) => ({ href: at(`/crew/${uuid}/edit`), label: name })),
    },
    {
      label: t('nav.blog'),
      entries: (posts.data?.data ?? []).map(({ slug, title }) => ({ href: at(`/blog/${slug}/edit`), label: title })),
    },
  ];
  const searches: Search[] = [orders, customers, products, sites, boats, units, crew, posts];
  return {
    groups: enabled ? groups : [],
    busy: enabled && searches.some(({ isFetching }) => isFetching),
    failed: searches.some(({ error }) => error),
  };
}

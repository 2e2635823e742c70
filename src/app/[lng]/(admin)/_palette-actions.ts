import { useT } from '@/i18n/client';
import { localePath } from '@/shared/locale/locales';
import { dayAt } from '@/shared/time/days';
import { useMayOpen } from '@/ui/access/rights';
import type { PaletteEntry } from '@/ui/palette/palette';

const actions = [
  { name: 'book', path: () => '/orders/create' },
  { name: 'takePayment', path: (today: string) => `/schedule/day?date=${today}` },
  { name: 'planDay', path: (today: string) => `/schedule/${today}` },
  { name: 'closeDays', path: () => '/schedule/closures/create' },
  { name: 'newProduct', path: () => '/products/create' },
  { name: 'newPost', path: () => '/blog/create' },
  { name: 'newCustomer', path: () => '/users/create' },
] as const;

/** What the staff often do and this person may do, by its name and by other words for it. */
export function useActions(words: string): PaletteEntry[] {
  const { t, lng } = useT('admin');
  const today = dayAt(new Date());
  const mayOpen = useMayOpen();
  const isMeant = (text: string) => text.toLocaleLowerCase(lng).includes(words);
  return actions
    .filter(({ name }) => isMeant(`${t(`actions.${name}.name`)} ${t(`actions.${name}.words`)}`))
    .map(({ name, path }) => ({ path: `/admin${path(today)}`, label: t(`actions.${name}.name`) }))
    .filter(({ path }) => mayOpen(path))
    .map(({ path, label }) => ({ href: localePath(lng, path), label }));
}

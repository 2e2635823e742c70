import { useT } from '@/i18n/client';
import { localePath } from '@/shared/locale/locales';
import { dayAt } from '@/shared/time/days';
import { useRights } from '@/ui/access/rights';
import type { PaletteEntry } from '@/ui/palette/palette';
import { actionsAllowed } from './_actions-allowed';
import { hasWords } from './_has-words';

/** Frequent staff actions that this person may take, found by name or synonym. */
export function useActions(typed: string): PaletteEntry[] {
  const { t, lng } = useT('admin');
  return actionsAllowed(useRights(), dayAt(new Date()))
    .filter(({ name }) => hasWords(`${t(`actions.${name}.name`)} ${t(`actions.${name}.words`)}`, typed, lng))
    .map(({ name, path }) => ({ href: localePath(lng, path), label: t(`actions.${name}.name`) }));
}

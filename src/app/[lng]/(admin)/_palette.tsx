'use client';
import { useDebouncedValue } from '@mantine/hooks';
import { useT } from '@/i18n/client';
import { Palette, type PaletteEntry } from '@/ui/palette/palette';
import { hasWords } from './_has-words';
import { useActions } from './_palette-actions';
import { useDay } from './_palette-days';
import { useFound } from './_palette-found';

const pauseAfterTyping = 200;

interface Props {
  pages: PaletteEntry[];
  query: string;
  onQuery: (query: string) => void;
}

/** Finds days, actions and pages by name in the browser, and everything else in the database. */
export function OfficePalette({ pages, query, onQuery }: Props) {
  const { t, lng } = useT('admin');
  const typed = query.trim();
  const [search] = useDebouncedValue(typed, pauseAfterTyping);
  const days = useDay(typed);
  const actions = useActions(typed);
  const found = useFound(search);
  return (
    <Palette
      query={query}
      onQuery={onQuery}
      groups={[
        { label: t('day.title'), entries: days },
        { label: t('pages'), entries: pages.filter(({ label }) => hasWords(label, typed, lng)) },
        { label: t('actions.title'), entries: actions },
        ...found.groups,
      ]}
      busy={search !== typed || found.busy}
      failed={found.failed}
    />
  );
}

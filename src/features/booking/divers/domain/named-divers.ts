import { formatList } from '@/shared/locale/format-list';
import type { Locale } from '@/shared/locale/locales';

type Divers = readonly { full_name: string }[];

/** The divers at these positions as a list in a sentence; a diver without a name is shown by number. */
export const namedDivers = (
  lng: Locale,
  divers: Divers,
  positions: readonly number[],
  unnamed: (number: number) => string,
): string =>
  formatList(
    lng,
    positions.map((position) => divers[position]?.full_name.trim() || unnamed(position + 1)),
  );

import { env } from '@/env';
import { type Locale, localePath } from '@/shared/locale/locales';
import { JsonLd } from '@/ui/json-ld';
import { itemList } from '@/ui/structured-data';

type Props = { lng: Locale; entries: readonly { name: string; path: string }[] };

/** Structured data of a listing's entries; renders nothing without entries. */
export const ListingJsonLd = ({ lng, entries }: Props) =>
  entries.length > 0 && (
    <JsonLd
      of={itemList(
        env.APP_URL,
        entries.map(({ name, path }) => ({ name, href: localePath(lng, path) })),
      )}
    />
  );

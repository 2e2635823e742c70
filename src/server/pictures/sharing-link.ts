import { pepperedHmac, safeEqual } from '@/server/crypto/crypto';
import { isLocale, type Locale } from '@/shared/locale/locales';
import { SHARING_PICTURE } from '@/shared/site/sharing-picture';

/** The language matters: Chinese and Japanese write some shared characters differently. */
type Shared = { title: string; lng: Locale; picture: string };

const keyOf = ({ title, lng, picture }: Shared) =>
  pepperedHmac('sharing-picture', JSON.stringify([title, lng, picture]));

/** Signed, so that nobody can have us draw their words under our name. */
export const sharingLink = (shared: Shared): string =>
  `${SHARING_PICTURE}?${new URLSearchParams({ ...shared, key: keyOf(shared) })}`;

export function readSharingLink({ searchParams }: URL): Shared | null {
  const [title = '', lng = '', picture = '', key = ''] = ['title', 'lng', 'picture', 'key'].map(
    (name) => searchParams.get(name) ?? '',
  );
  if (!isLocale(lng)) return null;
  const shared = { title, lng, picture };
  return safeEqual(key, keyOf(shared)) ? shared : null;
}

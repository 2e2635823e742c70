import { pepperedHmac, safeEqual } from '@/server/crypto/crypto';
import { isLocale, type Locale } from '@/shared/locale/locales';
import { SHARING_PICTURE } from '@/shared/site/sharing-picture';

type Shared = {
  title: string;
  /** The language matters: Chinese and Japanese draw some shared characters differently. */
  lng: Locale;
  picture: string;
  /** The focal point of the picture, such as `40% 20%`; empty means the centre. */
  focus: string;
};

/** Older links have no focal point, and stay valid. */
const keyOf = ({ title, lng, picture, focus }: Shared) =>
  pepperedHmac('sharing-picture', JSON.stringify([title, lng, picture, ...(focus ? [focus] : [])]));

/** Signed, so that nobody can make us draw their words under our name. */
export function sharingLink(shared: Shared): string {
  const { focus, ...others } = shared;
  return `${SHARING_PICTURE}?${new URLSearchParams({ ...others, ...(focus && { focus }), key: keyOf(shared) })}`;
}

export function readSharingLink({ searchParams }: URL): Shared | null {
  const [title = '', lng = '', picture = '', focus = '', key = ''] = ['title', 'lng', 'picture', 'focus', 'key'].map(
    (name) => searchParams.get(name) ?? '',
  );
  if (!isLocale(lng)) return null;
  const shared = { title, lng, picture, focus };
  return safeEqual(key, keyOf(shared)) ? shared : null;
}

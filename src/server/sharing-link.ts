import { SHARING_PICTURE } from '../shared/sharing-picture';
import { pepperedHmac, safeEqual } from './crypto';

type Shared = { title: string; picture: string };

const keyOf = ({ title, picture }: Shared) => pepperedHmac('sharing-picture', JSON.stringify([title, picture]));

/** Signed, so that nobody has us draw words of theirs under our name. */
export const sharingLink = (shared: Shared): string =>
  `${SHARING_PICTURE}?${new URLSearchParams({ ...shared, key: keyOf(shared) })}`;

export function readSharingLink(address: URL): Shared | null {
  const [title, picture, key] = ['title', 'picture', 'key'].map((name) => address.searchParams.get(name) ?? '');
  const shared = { title: title ?? '', picture: picture ?? '' };
  return safeEqual(key ?? '', keyOf(shared)) ? shared : null;
}

import type { PictureView, ShownPictureView } from '@/features/media/schema';

/** A path instead of a URL, so that it works on every origin of the site. */
export const pictureUrl = (key: string): string => `/api/media/${key}`;

/** Accepts 32 hexadecimal digits, which cannot be guessed and cannot name another file. */
export const isPictureKey = (key: string): boolean => /^[0-9a-f]{32}\.webp$/.test(key);

type Row = { id: string; key: string; width: number; height: number; focusX: number; focusY: number };
type Shown = Omit<Row, 'id'> & { placeholder: string };

export const focusOf = ({ focusX, focusY }: Pick<Row, 'focusX' | 'focusY'>) => ({ x: focusX, y: focusY });

export const toPictureView = (row: Row): PictureView => ({
  uuid: row.id,
  url: pictureUrl(row.key),
  width: row.width,
  height: row.height,
  focus: focusOf(row),
});

export const toShownPicture = (row: Shown): ShownPictureView => ({
  url: pictureUrl(row.key),
  width: row.width,
  height: row.height,
  placeholder: row.placeholder,
  focus: focusOf(row),
});

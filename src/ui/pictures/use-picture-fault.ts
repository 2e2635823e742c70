import { useT } from '@/i18n/client';
import { mostPictureMegabytes, pictureMimeTypes } from '@/shared/schema/picture-limits';
import { canBeDrawn } from './crop-picture';

/** Says what is wrong with a chosen file, or null: before anything is sent, and in the words of the server. */
export function usePictureFault(): (file: File) => Promise<string | null> {
  const { t } = useT('errors');
  return async (file) => {
    if (!pictureMimeTypes.includes(file.type)) return t('invalid.picture_type');
    if (file.size > mostPictureMegabytes * 1024 * 1024) return t('file_too_large', { megabytes: mostPictureMegabytes });
    return (await canBeDrawn(file)) ? null : t('invalid.picture');
  };
}

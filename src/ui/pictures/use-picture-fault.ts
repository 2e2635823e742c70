import { useT } from '@/i18n/client';
import { mostPictureMegabytes, pictureMimeTypes } from '@/shared/schema/picture-limits';
import { canBeDrawn } from './crop-picture';

/** Returns the fault of a selected file, or null; it checks before the upload and uses the server's messages. */
export function usePictureFault(): (file: File) => Promise<string | null> {
  const { t } = useT('errors');
  return async (file) => {
    if (!pictureMimeTypes.includes(file.type)) return t('invalid.picture_type');
    if (file.size > mostPictureMegabytes * 1024 * 1024) return t('file_too_large', { megabytes: mostPictureMegabytes });
    return (await canBeDrawn(file)) ? null : t('invalid.picture');
  };
}

import { useT } from '@/i18n/client';
import { maxPictureMegabytes, pictureMimeTypes } from '@/shared/schema/picture-limits';
import { canDecode } from './crop-picture';

/** Returns the fault of a selected file, or null; it checks before the upload and uses the server's messages. */
export function usePictureFault(): (file: Blob) => Promise<string | null> {
  const { t } = useT('errors');
  return async (file) => {
    if (!pictureMimeTypes.includes(file.type)) return t('invalid.picture_type');
    if (file.size > maxPictureMegabytes * 1024 * 1024) return t('file_too_large', { megabytes: maxPictureMegabytes });
    return (await canDecode(file)) ? null : t('invalid.picture');
  };
}

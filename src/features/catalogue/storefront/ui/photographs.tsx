import type { PictureView } from '@/features/catalogue/schema';
import { getT } from '@/i18n/server';
import type { Locale } from '@/shared/locale/locales';
import { Mosaic } from '@/ui/lightbox/mosaic';
import { toSource } from '@/ui/show/cover';

/** Shows photographs at the top of the page of a product or a site. */
export async function Photographs(props: { lng: Locale; pictures: PictureView[]; videoUrl?: string | null }) {
  const { t } = await getT(props.lng, 'catalogue');
  return (
    <Mosaic
      photographs={props.pictures.map((picture) => ({ ...toSource(picture), alt: picture.alt }))}
      labels={{ close: t('lightbox.close'), back: t('lightbox.back'), next: t('lightbox.next') }}
      video={props.videoUrl ? { href: props.videoUrl, label: t('detail.video') } : undefined}
    />
  );
}

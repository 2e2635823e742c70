import { fitTexts } from '@/features/booking/fit/ui/fit-texts';
import { TripFit } from '@/features/booking/fit/ui/trip-fit';
import type { ProductDetail } from '@/features/catalogue/schema';
import { getT } from '@/i18n/server';
import type { Locale } from '@/shared/locale/locales';
import { Section } from '@/ui/layout/section';

/** "Does this trip fit me?", or this course: questions that need no account. */
export async function FitSection({
  lng,
  product: { slug, kind, requirements },
}: {
  lng: Locale;
  product: ProductDetail;
}) {
  const { t } = await getT(lng, 'booking');
  const { t: catalogue } = await getT(lng, 'catalogue');
  return (
    <Section id="fit" title={t(kind === 'course' ? 'fit.courseTitle' : 'fit.title')} intro={t('fit.lead')} isScripted>
      <TripFit lng={lng} slug={slug} required={requirements.specialties} texts={fitTexts(t, catalogue)} />
    </Section>
  );
}

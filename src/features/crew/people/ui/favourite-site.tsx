import Link from 'next/link';
import type { ShownMember } from '@/features/crew/people/schema';
import { getT } from '@/i18n/server';
import { typeset } from '@/i18n/typography/typeset';
import { type Locale, localePath } from '@/shared/locale/locales';

export async function FavouriteSite({ lng, site }: { lng: Locale; site: NonNullable<ShownMember['favourite_site']> }) {
  const { t } = await getT(lng, 'crew');
  return (
    <>
      {t('favourite')}{' '}
      <Link href={localePath(lng, `/locations/${site.slug}`)} prefetch={false}>
        {typeset(site.name)}
      </Link>
    </>
  );
}

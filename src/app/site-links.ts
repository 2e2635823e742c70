import { getT } from '@/i18n/server';
import { type Locale, localePath } from '@/shared/locale/locales';
import type { ShellLink, SiteLinks } from '@/ui/shells/shell-link';

/** Navigation of the site, for every shell that links back to it. */
export async function siteLinks(lng: Locale): Promise<SiteLinks & { legal: ShellLink[] }> {
  const { t } = await getT(lng, 'site');
  const at = (path: string) => localePath(lng, path);
  return {
    links: [
      { href: at('/trips'), label: t('nav.trips') },
      { href: at('/courses'), label: t('nav.courses') },
      { href: at('/gopro'), label: t('nav.goPro') },
      { href: at('/locations'), label: t('nav.locations') },
      { href: at('/blog'), label: t('nav.blog') },
      { href: at('/contact'), label: t('nav.contact') },
    ],
    more: [
      { href: at('/about'), label: t('nav.about') },
      { href: at('/facility-locations'), label: t('nav.facilities') },
      { href: at('/faq'), label: t('nav.faq') },
      { href: at('/csr'), label: t('nav.csr') },
      { href: at('/careers'), label: t('nav.careers') },
    ],
    legal: [
      { href: at('/privacy-policy'), label: t('nav.privacy') },
      { href: at('/terms-and-conditions'), label: t('nav.terms') },
    ],
  };
}

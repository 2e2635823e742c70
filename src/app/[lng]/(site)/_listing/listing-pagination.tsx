import Link from 'next/link';
import { getT } from '@/i18n/server';
import { type Locale, localePath } from '@/shared/locale/locales';
import { listingPath } from './listing-page';
import css from './listing-pagination.module.css';

/** Links to the neighbouring pages of a listing; renders nothing if there is only one page. */
export async function ListingPagination(props: { lng: Locale; path: string; page: number; more: boolean }) {
  const { lng, path, page, more } = props;
  const { t } = await getT(lng, 'common');
  const to = (other: number) => localePath(lng, listingPath(path, other));
  if (page === 1 && !more) return null;
  return (
    <nav className={css.pages} aria-label={t('table.pages')}>
      {page > 1 && (
        <Link href={to(page - 1)} rel="prev">
          {t('table.previous')}
        </Link>
      )}
      {more && (
        <Link href={to(page + 1)} rel="next">
          {t('table.next')}
        </Link>
      )}
    </nav>
  );
}

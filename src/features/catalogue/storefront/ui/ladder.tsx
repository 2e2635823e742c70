import Link from 'next/link';
import { productPath } from '@/features/catalogue/domain/product-path';
import type { ProductDetail } from '@/features/catalogue/schema';
import { getT } from '@/i18n/server';
import { typeset } from '@/i18n/typography/typeset';
import { type Locale, localePath } from '@/shared/locale/locales';
import css from './ladder.module.css';

/** Shows a course between its prerequisites and the courses it leads to. */
export async function Ladder({ lng, product }: { lng: Locale; product: ProductDetail }) {
  const { t } = await getT(lng, 'catalogue');
  const links = (courses: ProductDetail['comes_after'], none: string) =>
    courses.length === 0 ? (
      <p>{none}</p>
    ) : (
      <ul>
        {courses.map((course) => (
          <li key={course.slug}>
            <Link href={localePath(lng, productPath(course))}>{typeset(course.title)}</Link>
          </li>
        ))}
      </ul>
    );
  return (
    <ol className={css.ladder}>
      <li>
        <h3>{t('ladder.before')}</h3>
        {links(product.comes_after, product.level === 'none' ? t('ladder.beforeNone') : t(`level.${product.level}`))}
      </li>
      <li className={css.here}>
        <h3>{t('ladder.current')}</h3>
        <p>{typeset(product.title)}</p>
      </li>
      <li>
        <h3>{t('ladder.after')}</h3>
        {links(product.comes_before, t('ladder.afterNone'))}
      </li>
    </ol>
  );
}

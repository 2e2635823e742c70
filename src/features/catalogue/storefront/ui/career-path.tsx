import Link from 'next/link';
import { productPath } from '@/features/catalogue/domain/product-path';
import type { ProductCard } from '@/features/catalogue/schema';
import { getT } from '@/i18n/server';
import { typeset } from '@/i18n/typography/typeset';
import { type Locale, localePath } from '@/shared/locale/locales';
import css from './career-path.module.css';
import { lengthOf } from './lengths';

/** Shows the programmes as consecutive steps; `here` is the slug of the programme on the current page. */
export async function CareerPath(props: { lng: Locale; programmes: ProductCard[]; here?: string }) {
  const { lng, programmes, here } = props;
  const { t } = await getT(lng, 'catalogue');
  return (
    <div className={css.frame}>
      <ol className={css.path}>
        {programmes.map((programme) => (
          <li key={programme.slug} aria-current={programme.slug === here ? 'step' : undefined}>
            <h3>
              <Link href={localePath(lng, productPath(programme))}>{typeset(programme.title)}</Link>
            </h3>
            <p>
              {t('path.needs', { level: t(`level.${programme.level}`) })}
              <br />
              {lengthOf(programme.duration_days, t)}
            </p>
            {programme.slug === here && <p className={css.here}>{t('path.current')}</p>}
          </li>
        ))}
      </ol>
    </div>
  );
}

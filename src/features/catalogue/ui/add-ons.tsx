import type { ProductDetail } from '@/features/catalogue/schema';
import { getT } from '@/i18n/server';
import { typeset } from '@/i18n/typography/typeset';
import type { Locale } from '@/shared/locale/locales';
import { AddOnPrice } from './add-on-price';
import css from './add-ons.module.css';

export async function AddOns({ lng, product }: { lng: Locale; product: ProductDetail }) {
  const { t } = await getT(lng, 'catalogue');
  return (
    <ul className={css.extras}>
      {product.add_ons.map(({ uuid, name, description, unit }) => (
        <li key={uuid}>
          <h3>{typeset(name)}</h3>
          <p>{typeset(description)}</p>
          <p className={css.unit}>
            <AddOnPrice lng={lng} slug={product.slug} uuid={uuid} /> {t(`detail.unit.${unit}`)}
          </p>
        </li>
      ))}
    </ul>
  );
}

import type { ProductDetail } from '@/features/catalogue/schema';
import { getT } from '@/i18n/server';
import { typeset } from '@/i18n/typography/typeset';
import type { Locale } from '@/shared/locale/locales';
import { toSource } from '@/ui/show/cover';
import { Picture } from '@/ui/show/picture';
import { AddOnPrice } from './add-on-price';
import css from './add-ons.module.css';

export async function AddOns({ lng, product }: { lng: Locale; product: ProductDetail }) {
  const { t } = await getT(lng, 'catalogue');
  return (
    <ul className={css.extras}>
      {product.add_ons.map(({ uuid, name, description, unit, for_whom: forWhom, picture }) => (
        <li key={uuid}>
          {picture && <Picture of={toSource(picture)} alt="" sizes="10rem" ratio="4 / 3" className={css.picture} />}
          <h3>{typeset(name)}</h3>
          {forWhom && <p className={css.forWhom}>{typeset(forWhom)}</p>}
          <p>{typeset(description)}</p>
          <p className={css.unit}>
            <AddOnPrice lng={lng} slug={product.slug} uuid={uuid} /> {t(`detail.unit.${unit}`)}
          </p>
        </li>
      ))}
    </ul>
  );
}

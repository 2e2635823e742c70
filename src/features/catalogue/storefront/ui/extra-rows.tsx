import type { ProductDetail } from '@/features/catalogue/schema';
import { getT } from '@/i18n/server';
import { typeset } from '@/i18n/typography/typeset';
import type { Locale } from '@/shared/locale/locales';
import { toSource } from '@/ui/show/cover';
import { Picture } from '@/ui/show/picture';
import { AddOnPrice } from './add-on-price';
import css from './rows.module.css';

/** A product's extras, each with one line; opens for the description without scripts, too. */
export async function ExtraRows({ lng, product }: { lng: Locale; product: ProductDetail }) {
  const { t } = await getT(lng, 'catalogue');
  return (
    <ul className={css.extras}>
      {product.add_ons.map(({ uuid, name, description, unit, for_whom: forWhom, picture }) => (
        <li key={uuid}>
          <details>
            <summary>
              {picture && <Picture of={toSource(picture)} alt="" sizes="3.5rem" ratio="1" className={css.picture} />}
              <span className={css.row}>
                <span className={css.name}>{typeset(name)}</span>
                {forWhom && <span className={css.line}>{typeset(forWhom)}</span>}
              </span>
              <span className={css.price}>
                <AddOnPrice lng={lng} slug={product.slug} uuid={uuid} unit={t(`detail.unit.${unit}`)} />
              </span>
            </summary>
            <p>{typeset(description)}</p>
          </details>
        </li>
      ))}
    </ul>
  );
}

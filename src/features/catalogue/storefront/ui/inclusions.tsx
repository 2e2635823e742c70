import { IconCheck, IconX } from '@tabler/icons-react';
import type { ProductDetail } from '@/features/catalogue/schema';
import { getT } from '@/i18n/server';
import { typeset } from '@/i18n/typography/typeset';
import type { Locale } from '@/shared/locale/locales';
import css from './inclusions.module.css';

const TICKS = 3;

/** The first things that the price includes; `Inclusions` lists the others. */
export function Ticks({ product }: { product: ProductDetail }) {
  return product.included.slice(0, TICKS).map((line) => (
    <li key={line}>
      <IconCheck aria-hidden="true" />
      {typeset(line)}
    </li>
  ));
}

export async function Inclusions({ lng, product }: { lng: Locale; product: ProductDetail }) {
  const { t } = await getT(lng, 'catalogue');
  const lists = [
    { title: t('detail.included'), lines: product.included.slice(TICKS), Icon: IconCheck, look: undefined },
    { title: t('detail.excluded'), lines: product.excluded, Icon: IconX, look: css.excluded },
  ].filter(({ lines }) => lines.length > 0);
  if (lists.length === 0) return null;
  return (
    <div className={css.inclusions}>
      {lists.map(({ title, lines, Icon, look }) => (
        <section key={title} className={look}>
          <h3>{title}</h3>
          <ul>
            {lines.map((line) => (
              <li key={line}>
                <Icon aria-hidden="true" />
                {typeset(line)}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

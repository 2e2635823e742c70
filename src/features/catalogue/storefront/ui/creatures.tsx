import { creatures } from '@/features/catalogue/schema';
import { getT } from '@/i18n/server';
import type { Locale } from '@/shared/locale/locales';
import css from './creatures.module.css';

type Creature = (typeof creatures)[number];
const isDrawn = (name: string): name is Creature => (creatures as readonly string[]).includes(name);

/** Shows the first few species that have an illustration. */
export async function Creatures(props: { lng: Locale; life: string[]; most?: number }) {
  const { t } = await getT(props.lng, 'catalogue');
  const shown = props.life.filter(isDrawn).slice(0, props.most ?? 3);
  if (shown.length === 0) return null;
  return (
    <ul className={css.creatures} aria-label={t('creatures')}>
      {shown.map((creature) => (
        <li key={creature}>
          <picture>
            <img
              src={`/art/motifs/${creature}.svg`}
              alt={t(`creature.${creature}`)}
              title={t(`creature.${creature}`)}
              width={40}
              height={32}
              loading="lazy"
            />
          </picture>
        </li>
      ))}
    </ul>
  );
}

import { getT } from '@/i18n/server';
import { type Locale, localePath } from '@/shared/locale/locales';
import { getShop } from '@/shop/server';
import { ButtonLink } from '@/ui/action/button-link';
import { art } from '@/ui/show/art';
import { Picture } from '@/ui/show/picture';
import css from './hero.module.css';

export async function Hero(props: { lng: Locale }) {
  const { t } = await getT(props.lng, 'site');
  const { selling } = await getShop();
  return (
    <div className={css.hero}>
      <div className={css.words}>
        <h1>{t('home.hero.title')}</h1>
        <p>{t('home.hero.lead', { number: selling.divers_per_guide })}</p>
        <div className={css.actions}>
          <ButtonLink look="next" size="l" href={localePath(props.lng, '/trips')}>
            {t('home.hero.primary')}
          </ButtonLink>
          <ButtonLink look="quiet" size="l" href="#day">
            {t('home.hero.secondary')}
          </ButtonLink>
        </div>
      </div>
      <Picture className={css.picture} of={art.heroHome} alt={t('home.hero.picture')} first />
      <div className={css.bubbles} aria-hidden="true">
        <span />
        <span />
        <span />
        <span />
      </div>
    </div>
  );
}

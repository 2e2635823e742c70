import { getT } from '@/i18n/server';
import { type Locale, localePath } from '@/shared/locale/locales';
import { getShop } from '@/shop/server';
import { ButtonLink } from '@/ui/action/button-link';
import { art } from '@/ui/show/art';
import { Picture } from '@/ui/show/picture';
import { Departures } from './departures';
import css from './hero.module.css';

/** The picture from the sky to the sea floor, where the next departures lie on a wide screen. */
export async function Hero({ lng }: { lng: Locale }) {
  const { t } = await getT(lng, 'site');
  const { selling } = await getShop();
  return (
    <div className={css.hero}>
      <div className={css.words}>
        <h1>{t('home.hero.title')}</h1>
        <p>{t('home.hero.lead', { number: selling.divers_per_guide })}</p>
        <div className={css.actions}>
          <ButtonLink look="next" href={localePath(lng, '/trips')}>
            {t('home.hero.primary')}
          </ButtonLink>
          <ButtonLink look="quiet" href="#day">
            {t('home.hero.secondary')}
          </ButtonLink>
        </div>
      </div>
      <Picture className={css.picture} of={art.heroHome} alt={t('home.hero.picture')} first />
      <svg className={css.edge} viewBox="0 0 1440 52" preserveAspectRatio="none" aria-hidden="true">
        <path fill="var(--edge-far)" d="M0 26C180 2 330 4 520 20s330 22 520 4 280-22 400-8v38H0z" />
        <path fill="var(--edge-near)" d="M0 40c200-18 380-14 560 0s330 12 500-4 270-16 380-4v22H0z" />
      </svg>
      <div className={css.floor}>
        <Departures lng={lng} />
      </div>
    </div>
  );
}

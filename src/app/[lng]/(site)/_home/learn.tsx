import { getT } from '@/i18n/server';
import { type Locale, localePath } from '@/shared/locale/locales';
import { ButtonLink } from '@/ui/action/button-link';
import { Section } from '@/ui/layout/section';
import { art } from '@/ui/show/art';
import { Picture } from '@/ui/show/picture';
import css from './learn.module.css';

export async function Learn(props: { lng: Locale }) {
  const { t } = await getT(props.lng, 'site');
  return (
    <Section id="learn" title={t('home.learn.title')}>
      <div className={css.pair}>
        <div>
          <Picture className={css.picture} of={art.poolTraining} alt="" sizes="(min-width: 48rem) 34rem, 100vw" />
          <h3>{t('home.learn.courses')}</h3>
          <p>{t('home.learn.coursesText')}</p>
          <ButtonLink href={localePath(props.lng, '/courses')}>{t('home.learn.coursesMore')}</ButtonLink>
        </div>
        <div>
          <Picture className={css.picture} of={art.goPro} alt="" sizes="(min-width: 48rem) 34rem, 100vw" />
          <h3>{t('home.learn.goPro')}</h3>
          <p>{t('home.learn.goProText')}</p>
          <ButtonLink href={localePath(props.lng, '/gopro')}>{t('home.learn.goProMore')}</ButtonLink>
        </div>
      </div>
    </Section>
  );
}

import { getT } from '@/i18n/server';
import { type Locale, localePath } from '@/shared/locale/locales';
import { Section } from '@/ui/layout/section';
import { art } from '@/ui/show/art';
import css from './learn.module.css';
import { Poster } from './poster';

const roads = [
  { name: 'courses', path: '/courses', picture: { ...art.poolTraining, focus: '50% 0' } },
  { name: 'goPro', path: '/gopro', picture: { ...art.goPro, focus: '50% 0' } },
] as const;

export async function Learn({ lng }: { lng: Locale }) {
  const { t } = await getT(lng, 'site');
  return (
    <Section id="learn" title={t('home.learn.title')}>
      <div className={css.roads}>
        {roads.map(({ name, path, picture }) => (
          <Poster
            key={name}
            href={localePath(lng, path)}
            picture={picture}
            sizes="(min-width: 64rem) 35rem, 100vw"
            kicker={t(`home.learn.${name}`)}
            title={t(`home.learn.${name}More`)}
            text={t(`home.learn.${name}Text`)}
          />
        ))}
      </div>
    </Section>
  );
}

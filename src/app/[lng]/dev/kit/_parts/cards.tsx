import { getT } from '@/i18n/server';
import type { Locale } from '@/shared/locale/locales';
import { art } from '@/ui/show/art';
import { DepthRuler } from '@/ui/show/depth-ruler';
import { CardGrid, PictureCard } from '@/ui/show/picture-card';

export async function Cards(props: { lng: Locale }) {
  const { t } = await getT(props.lng, 'kit');
  const card = { where: t('card.over'), title: t('card.title'), alt: t('card.picture') };
  const ruler = <DepthRuler from={5} to={18} label={t('card.depth')} short={t('card.depthShort')} />;
  return (
    <CardGrid>
      <PictureCard {...card} picture={art.mantaPoint} lead={t('card.text')} ruler={ruler} href="#pictures" />
      <PictureCard {...card} picture={art.boatDay} lead={t('card.text')} ruler={ruler} />
      {/* A picture that never loads, so that its placeholder colours stay visible. */}
      <PictureCard {...card} picture={{ ...art.crystalBay, src: 'data:image/png,' }} alt="" />
    </CardGrid>
  );
}

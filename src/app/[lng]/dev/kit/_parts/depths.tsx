import { getT } from '@/i18n/server';
import type { Locale } from '@/shared/locale/locales';
import { ButtonLink } from '@/ui/action/button-link';
import { Band } from '@/ui/layout/band';
import { DepthGauge } from '@/ui/layout/depth-gauge';
import { Section } from '@/ui/layout/section';

const depths = ['surface', 'shallow', 'reef', 'deep', 'abyss'] as const;

export async function Depths(props: { lng: Locale }) {
  const { t } = await getT(props.lng, 'kit');
  return (
    <>
      <DepthGauge />
      {depths.map((depth) => (
        <Band key={depth} depth={depth}>
          <Section title={t(`depth.${depth}`)} intro={t('sample.text')}>
            <ButtonLink look="solid" href="#depths">
              {t('sample.link')}
            </ButtonLink>
          </Section>
        </Band>
      ))}
    </>
  );
}

import { canLead } from '@/features/crew/domain/duty';
import { CrewStrip } from '@/features/crew/people/ui/crew-strip';
import { getT } from '@/i18n/server';
import type { Locale } from '@/shared/locale/locales';
import { publicCalls } from '@/trpc/public';
import { Section } from '@/ui/layout/section';

const MAX = 7;

/** Lists crew members who lead divers and agreed to be shown; renders nothing if there are none. */
export async function GuidesSection({ lng }: { lng: Locale }) {
  const crew = await publicCalls(lng).crew.shown();
  const guides = crew.filter(({ roles }) => canLead(roles)).slice(0, MAX);
  if (guides.length === 0) return null;
  const { t } = await getT(lng, 'crew');
  return (
    <Section title={t('guides.title')} intro={t('guides.intro')}>
      <CrewStrip lng={lng} label={t('guides.portraits')} crew={guides} />
    </Section>
  );
}

import { CrewPeople } from '@/features/crew/people/ui/crew-people';
import { getT } from '@/i18n/server';
import type { Locale } from '@/shared/locale/locales';
import { publicCalls } from '@/trpc/public';
import { Section } from '@/ui/layout/section';

/** Lists all crew members who agreed to be shown; renders nothing if there are none. */
export async function CrewSection({ lng }: { lng: Locale }) {
  const crew = await publicCalls(lng).crew.shown();
  if (crew.length === 0) return null;
  const { t } = await getT(lng, 'crew');
  return (
    <Section title={t('people.title')}>
      <CrewPeople lng={lng} crew={crew} />
    </Section>
  );
}

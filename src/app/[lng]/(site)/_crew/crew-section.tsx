import { certificationOf, languagesIn, rolesIn } from '@/features/crew/people/ui/about-member';
import { FavouriteSite } from '@/features/crew/people/ui/favourite-site';
import { Portrait } from '@/features/crew/people/ui/portrait';
import { getT } from '@/i18n/server';
import type { Locale } from '@/shared/locale/locales';
import { publicCalls } from '@/trpc/public';
import { Section } from '@/ui/layout/section';
import css from './crew-section.module.css';

/** Shows all crew members who agreed to be shown; renders nothing if there are none. */
export async function CrewSection({ lng }: { lng: Locale }) {
  const crew = await publicCalls(lng).crew.shown();
  if (crew.length === 0) return null;
  const { t } = await getT(lng, 'crew');
  return (
    <Section title={t('people.title')}>
      <ul className={css.crew}>
        {crew.map((member) => (
          <li key={member.uuid}>
            <Portrait member={member} sizes="8rem" />
            <div>
              <h3>{member.name}</h3>
              <p>{rolesIn(t, member)}</p>
              {certificationOf(member) && <p>{certificationOf(member)}</p>}
              <p>{languagesIn(t, lng, member)}</p>
              {member.favourite_site && (
                <p>
                  <FavouriteSite lng={lng} site={member.favourite_site} />
                </p>
              )}
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

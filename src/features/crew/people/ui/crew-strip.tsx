import type { ShownMember } from '@/features/crew/people/schema';
import { getT } from '@/i18n/server';
import type { Locale } from '@/shared/locale/locales';
import { languagesIn } from './about-member';
import { Portrait } from './portrait';
import css from './strip.module.css';

/** Faces, names and languages in a small strip. */
export async function CrewStrip({ lng, crew }: { lng: Locale; crew: readonly ShownMember[] }) {
  const { t } = await getT(lng, 'crew');
  return (
    <ul className={css.strip}>
      {crew.map((member) => (
        <li key={member.uuid}>
          <Portrait className={css.portrait} member={member} sizes="4rem" />
          <div>
            <strong>{member.name}</strong>
            <p>{languagesIn(t, lng, member)}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

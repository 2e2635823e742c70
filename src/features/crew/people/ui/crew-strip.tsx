import type { CSSProperties } from 'react';
import type { ShownMember } from '@/features/crew/people/schema';
import { getT } from '@/i18n/server';
import type { Locale } from '@/shared/locale/locales';
import { certificationOf, languagesIn } from './about-member';
import { FavouriteSite } from './favourite-site';
import { Portrait } from './portrait';

/* Inline, because one more CSS file would cost product pages more than these rules weigh. */
const strip: CSSProperties = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 15rem), 1fr))',
  gap: '1.25rem',
  margin: 0,
  padding: 0,
  listStyle: 'none',
};
const person: CSSProperties = {
  display: 'grid',
  gridTemplateColumns: '4rem 1fr',
  alignItems: 'center',
  gap: '0.875rem',
};
const about: CSSProperties = { margin: 0, color: 'var(--text-soft)' };

export async function CrewStrip({ lng, crew }: { lng: Locale; crew: readonly ShownMember[] }) {
  const { t } = await getT(lng, 'crew');
  return (
    <ul style={strip}>
      {crew.map((member) => (
        <li key={member.uuid} style={person}>
          <Portrait member={member} sizes="4rem" />
          <div>
            <strong>{member.name}</strong>
            <p style={about}>{certificationOf(member)}</p>
            <p style={about}>{languagesIn(t, lng, member)}</p>
            {member.favourite_site && (
              <p style={about}>
                <FavouriteSite lng={lng} site={member.favourite_site} />
              </p>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}

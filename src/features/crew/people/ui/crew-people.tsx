import type { CSSProperties, ReactNode } from 'react';
import type { ShownMember } from '@/features/crew/people/schema';
import { getT } from '@/i18n/server';
import type { Locale } from '@/shared/locale/locales';
import { certificationOf, languagesIn, rolesIn } from './about-member';
import { FavouriteSite } from './favourite-site';
import { Portrait } from './portrait';

/* Inline, because one more CSS file would cost other pages more than these rules weigh. */
const list: CSSProperties = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 19rem), 1fr))',
  gap: '1.75rem',
  margin: 0,
  padding: 0,
  listStyle: 'none',
};
const person: CSSProperties = {
  display: 'grid',
  gridTemplateColumns: '7rem 1fr',
  alignItems: 'center',
  gap: '1.25rem',
};
const name: CSSProperties = { margin: '0 0 0.25rem' };
const line: CSSProperties = { margin: 0, color: 'var(--text-soft)', fontSize: '0.9375rem', lineHeight: 1.5 };

type Props<Member> = {
  lng: Locale;
  crew: readonly Member[];
  /** Content below the name, such as the days on which the person leads. */
  note?: (member: Member) => ReactNode;
};

export async function CrewPeople<Member extends ShownMember>({ lng, crew, note }: Props<Member>) {
  const { t } = await getT(lng, 'crew');
  return (
    <ul style={list}>
      {crew.map((member) => {
        const certification = certificationOf(member);
        const { favourite_site: site } = member;
        return (
          <li key={member.uuid} style={person}>
            <Portrait member={member} sizes="8rem" />
            <div>
              <h3 style={name}>{member.name}</h3>
              {note && <p style={line}>{note(member)}</p>}
              <p style={line}>{rolesIn(t, member)}</p>
              {certification && <p style={line}>{certification}</p>}
              <p style={line}>{languagesIn(t, lng, member)}</p>
              {site && (
                <p style={line}>
                  <FavouriteSite lng={lng} site={site} />
                </p>
              )}
            </div>
          </li>
        );
      })}
    </ul>
  );
}

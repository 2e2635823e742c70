import Link from 'next/link';
import type { ReactNode } from 'react';
import type { ShownMember } from '@/features/crew/people/schema';
import { getT } from '@/i18n/server';
import { typeset } from '@/i18n/typography/typeset';
import { type Locale, localePath } from '@/shared/locale/locales';
import { certificationOf, languagesIn, rolesIn } from './about-member';
import css from './people.module.css';
import { Portrait } from './portrait';

type Props<Member> = {
  lng: Locale;
  crew: readonly Member[];
  /** Stands below the name, such as the days on which somebody leads. */
  note?: (member: Member) => ReactNode;
};

/** People with all that guests see of them. */
export async function CrewPeople<Member extends ShownMember>({ lng, crew, note }: Props<Member>) {
  const { t } = await getT(lng, 'crew');
  return (
    <ul className={css.people}>
      {crew.map((member) => {
        const certification = certificationOf(member);
        const { favourite_site: site } = member;
        return (
          <li key={member.uuid}>
            <Portrait member={member} sizes="8rem" />
            <div>
              <h3>{member.name}</h3>
              {note && <p>{note(member)}</p>}
              <p>{rolesIn(t, member)}</p>
              {certification && <p>{certification}</p>}
              <p>{languagesIn(t, lng, member)}</p>
              {site && (
                <p>
                  {t('favourite')} <Link href={localePath(lng, `/locations/${site.slug}`)}>{typeset(site.name)}</Link>
                </p>
              )}
            </div>
          </li>
        );
      })}
    </ul>
  );
}

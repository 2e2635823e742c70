import type { ShownMember } from '@/features/crew/people/schema';
import { getT } from '@/i18n/server';
import type { Locale } from '@/shared/locale/locales';
import { HorizontalScroll } from '@/ui/layout/horizontal-scroll';
import { languagesIn } from './about-member';
import css from './crew-strip.module.css';
import { FavouriteSite } from './favourite-site';
import { Portrait } from './portrait';

/** Portraits in one row, which scrolls on a phone. */
export async function CrewStrip({ lng, label, crew }: { lng: Locale; label: string; crew: readonly ShownMember[] }) {
  const { t } = await getT(lng, 'crew');
  return (
    <HorizontalScroll label={label}>
      <ul className={css.strip}>
        {crew.map((member) => (
          <li key={member.uuid}>
            <div className={css.portrait}>
              <Portrait member={member} sizes="8rem" />
            </div>
            <strong>{member.name}</strong>
            <p>{languagesIn(t, lng, member)}</p>
            {member.favourite_site && (
              <p>
                <FavouriteSite lng={lng} site={member.favourite_site} />
              </p>
            )}
          </li>
        ))}
      </ul>
    </HorizontalScroll>
  );
}

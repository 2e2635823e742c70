'use client';
import { sunfishMonths } from '@/features/availability/sea/domain/sunfish';
import { moonPhases, type SunfishSeason } from '@/features/availability/sea/schema';
import { useT } from '@/i18n/client';
import type { Locale } from '@/shared/locale/locales';
import { monthName } from '@/shared/time/dates';
import { MoonGlyph } from './moon-glyph';
import css from './sea.module.css';

/** Explains the moon glyphs, with a line in months with sunfish. */
export function SeaLegend({ lng, seasons }: { lng: Locale; seasons: SunfishSeason[] }) {
  const { t } = useT('availability-admin');
  const months = { first: monthName(sunfishMonths.first, lng), last: monthName(sunfishMonths.last, lng) };
  return (
    <div className={css.legend}>
      <ul className={css.phases}>
        {moonPhases.map((phase) => (
          <li key={phase}>
            <MoonGlyph phase={phase} /> {t(`moon.${phase}`)}
          </li>
        ))}
      </ul>
      {seasons.map((season) => (
        <p key={season}>{t(`sunfish.${season}`, months)}</p>
      ))}
    </div>
  );
}

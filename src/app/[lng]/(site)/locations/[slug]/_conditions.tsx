import { monthSpans } from '@/features/catalogue/domain/months';
import type { LocationDetail } from '@/features/catalogue/schema';
import { DepthProfile } from '@/features/catalogue/ui/depth-profile';
import { getT } from '@/i18n/server';
import { formatList } from '@/shared/locale/format-list';
import type { Locale } from '@/shared/locale/locales';
import { classNames } from '@/ui/class-names';
import { Section } from '@/ui/layout/section';
import css from './_location.module.css';

const months = Array.from({ length: 12 }, (_, index) => index + 1);

const monthIn = (lng: Locale, style: 'short' | 'long') => {
  const format = new Intl.DateTimeFormat(lng, { month: style, timeZone: 'UTC' });
  return (month: number) => format.format(Date.UTC(2024, month - 1, 15));
};

/** The site's profile, and the months in which it is at its best. */
export async function Conditions({ lng, site }: { lng: Locale; site: LocationDetail }) {
  const { t } = await getT(lng, 'catalogue');
  const [short, long] = [monthIn(lng, 'short'), monthIn(lng, 'long')];
  const spans = monthSpans(site.best_months).map(({ from, to }) =>
    from === to ? long(from) : t('site.monthSpan', { from: long(from), to: long(to) }),
  );
  const best = formatList(lng, spans);
  return (
    <>
      <Section title={t('site.profile')} intro={t('site.profileIntro')}>
        <DepthProfile
          site={site}
          unit={t('site.metres')}
          label={t('site.profileLabel', { ...site.depth, bottom: t(`bottom.${site.bottom}`) })}
        />
      </Section>
      <Section
        title={t('site.months')}
        intro={site.best_months.length === 12 ? t('site.allYear') : t('site.monthsIntro', { months: best })}
      >
        <ol className={css.months} aria-hidden="true">
          {months.map((month) => (
            <li key={month} className={classNames(site.best_months.includes(month) && css.best)}>
              {short(month)}
            </li>
          ))}
        </ol>
      </Section>
    </>
  );
}

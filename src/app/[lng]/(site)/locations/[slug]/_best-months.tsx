import type { DiveSiteDetail } from '@/features/catalogue/schema';
import { monthIn, seasonIn } from '@/features/catalogue/storefront/ui/season';
import { getT } from '@/i18n/server';
import type { Locale } from '@/shared/locale/locales';
import { classNames } from '@/ui/class-names';
import { Section } from '@/ui/layout/section';
import css from './_dive-site.module.css';

const months = Array.from({ length: 12 }, (_, index) => index + 1);

export async function BestMonths({ lng, site }: { lng: Locale; site: DiveSiteDetail }) {
  const { t } = await getT(lng, 'catalogue');
  const short = monthIn(lng, 'short');
  return (
    <Section
      title={t('site.months')}
      intro={
        site.best_months.length === 12
          ? t('site.allYear')
          : t('site.monthsIntro', { months: seasonIn(lng, site.best_months, t) })
      }
    >
      <ol className={css.months} aria-hidden="true">
        {months.map((month) => (
          <li key={month} className={classNames(site.best_months.includes(month) && css.best)}>
            {short(month)}
          </li>
        ))}
      </ol>
    </Section>
  );
}

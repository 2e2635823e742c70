import { IconChartBar, IconClock, IconScubaDivingTank } from '@tabler/icons-react';
import type { ProductDetail } from '@/features/catalogue/schema';
import { getT } from '@/i18n/server';
import { joinFacts } from '@/i18n/typography/no-break';
import { formatList } from '@/shared/locale/format-list';
import { languageIn } from '@/shared/locale/language-names';
import { intlLocale, type Locale } from '@/shared/locale/locales';
import { withGap } from '@/shared/locale/sentence-end';
import { shortWeekday, WEEK } from '@/shared/time/dates';
import { FactRow } from '@/ui/show/fact-row';
import { currentOf, lengthOf } from './lengths';
import css from './product-page.module.css';
import { isInTheSea } from './sea';

type Props = { lng: Locale; product: ProductDetail };

export async function ProductFacts({ lng, product }: Props) {
  const { t } = await getT(lng, 'catalogue');
  const { dive_count, depth, current, minimum_age } = product;
  const inTheSea = isInTheSea(product);
  const facts = [
    { label: t('facts.level'), value: t(`level.${product.level}`), icon: <IconChartBar aria-hidden="true" /> },
    { label: t('facts.duration'), value: lengthOf(product.duration_days, t), icon: <IconClock aria-hidden="true" /> },
    dive_count > 0 && {
      label: t('facts.dives'),
      value: t('dives', { count: dive_count }),
      icon: <IconScubaDivingTank aria-hidden="true" />,
    },
    dive_count > 0 && depth && { label: t('facts.depth'), value: t('depthShort', depth) },
    inTheSea && current !== null && { label: t('facts.current'), value: currentOf(current, t) },
    { label: t('facts.age'), value: t('facts.ageValue', { count: minimum_age }) },
  ];
  return <FactRow facts={facts.filter((fact) => fact !== false && fact !== null)} />;
}

/** Marks products for a single guest; packages have their size in the box. */
const soldSingly = ({ divers_per_package: size, dive_count }: ProductDetail) =>
  size === 1 ? (dive_count > 0 ? ('box.forOne' as const) : ('box.forOneAshore' as const)) : null;

/** Secondary facts in sentences, and on a phone those that have no place at the top. */
export async function ProductTerms({ lng, product }: Props) {
  const { t } = await getT(lng, 'catalogue');
  const { weekdays, bookable, depth, current, dive_count, minimum_age } = product;
  const party = bookable && soldSingly(product);
  const days = weekdays.map((day) => shortWeekday(day, lng));
  const languages = product.languages.map((language) => languageIn(lng, language));
  const difficulty = t(`difficulty.${product.difficulty}`).toLocaleLowerCase(intlLocale(lng));
  const sentences = [
    bookable &&
      days.length > 0 &&
      (days.length === WEEK.length ? t('facts.runsDaily') : t('facts.runsOn', { days: formatList(lng, days) })),
    t('facts.difficulty', { level: difficulty }),
    languages.length > 0 && t('facts.guidesSpeak', { languages: formatList(lng, languages) }),
  ];
  return (
    <div className={css.terms}>
      <p className={css.phoneOnly}>
        {joinFacts([
          dive_count > 0 && depth && t('depthShort', depth),
          isInTheSea(product) && current !== null && currentOf(current, t),
          t('facts.ageFrom', { count: minimum_age }),
        ])}
      </p>
      <p>{sentences.map((sentence) => sentence && withGap(sentence))}</p>
      {party && <p>{t(party)}</p>}
    </div>
  );
}

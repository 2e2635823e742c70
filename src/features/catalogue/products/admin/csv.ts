import { priceRuleLines, ruleGaps } from '@/features/catalogue/domain/price-rule-lines';
import { translator } from '@/i18n/translate';
import { csvList } from '@/server/api/csv/csv-list';
import type { ProductRow } from './schema';

/** Separates the entries of days that differ. */
const perDay = (entries: string[]) => entries.join(' / ');

export const productCsv = csvList<ProductRow>({
  name: 'products',
  procedure: 'admin.products.list',
  rowKey: ({ uuid }) => uuid,
  async columns(locale) {
    const t = await translator(locale, 'catalogue-admin');
    const words = await translator(locale, 'catalogue');
    const texts = {
      season: words('price.rule.season'),
      line: words('price.rule.line', ruleGaps),
      group: words('price.rule.group', ruleGaps),
      child: words('price.rule.child', ruleGaps),
    };
    return [
      { heading: t('list.name'), value: ({ title }) => title },
      { heading: t('list.slug'), value: ({ slug }) => slug },
      { heading: t('product.field.kind'), value: ({ kind }) => t(`product.kind.${kind}`) },
      { heading: t('field.area'), value: ({ area }) => area && words(`area.${area}`) },
      { heading: t('product.field.price'), value: ({ price }) => price },
      { heading: t('product.field.divers'), value: ({ divers_per_package }) => divers_per_package },
      {
        heading: t('product.field.halves'),
        value: ({ allow_half_package }) => t(allow_half_package ? 'list.yes' : 'list.no'),
      },
      {
        heading: t('product.rules.file'),
        value: ({ price_rules }) => priceRuleLines(price_rules, { lng: locale, texts }).join('; '),
      },
      { heading: t('product.field.places'), value: ({ places_per_day: seatsPerDay }) => seatsPerDay },
      {
        heading: t('product.needs.transport'),
        value: ({ transport }) => perDay(transport.map((by) => t(`product.transport.${by}`))),
      },
      {
        heading: t('product.needs.ledBy'),
        value: ({ led_by }) => perDay(led_by.map((role) => t(`product.ledBy.${role}`))),
      },
      { heading: t('product.needs.diversPerGuide'), value: ({ divers_per_guide }) => divers_per_guide },
      { heading: t('list.untranslated'), value: ({ unwritten }) => unwritten.join(' ') },
      { heading: t('list.state'), value: ({ active }) => t(active ? 'list.shown' : 'list.hidden') },
    ];
  },
});

import { numberFormat } from '@/shared/locale/formats';
import type { Locale } from '@/shared/locale/locales';
import { formatDays } from '@/shared/time/dates';
import type { Day } from '@/shared/time/days';
import type { PriceRules } from './price-rules';

/** Sentences with the placeholders `{name}`, `{days}`, `{from}`, `{age}` and `{percent}`. */
export type RuleTexts = { season: string; line: string; group: string; child: string };

/** Keeps the placeholders when a sentence is translated. */
export const ruleGaps = { name: '{name}', days: '{days}', from: '{from}', age: '{age}', percent: '{percent}' };

const filled = (text: string, values: Record<string, string | number>): string =>
  Object.entries(values).reduce((sentence, [name, value]) => sentence.replace(`{${name}}`, String(value)), text);

/** Lists the rules that change a price, one line each: seasons not over by that day, groups and children. */
export function priceRuleLines(
  { seasons, group, child }: PriceRules,
  { lng, texts, from = '' }: { lng: Locale; texts: RuleTexts; from?: Day },
): string[] {
  const format = numberFormat(lng, { style: 'percent', signDisplay: 'exceptZero' });
  const percent = (value: number) => format.format(value / 100);
  return [
    ...seasons
      .filter(({ to }) => to >= from)
      .map((season) =>
        filled(texts.line, {
          name: season.names[lng] || season.names.en || texts.season,
          days: formatDays(season.from, season.to, lng),
          percent: percent(season.percent),
        }),
      ),
    ...(group ? [filled(texts.group, { from: group.from, percent: percent(-group.percent) })] : []),
    ...(child ? [filled(texts.child, { age: child.up_to_age, percent: percent(-child.percent) })] : []),
  ];
}

'use client';
import { priceRuleLines, type RuleTexts } from '@/features/catalogue/domain/price-rule-lines';
import type { PriceRules } from '@/features/catalogue/domain/price-rules';
import type { Locale } from '@/shared/locale/locales';
import { dayAt } from '@/shared/time/days';
import css from './price-rule-lines.module.css';

/** Lists future seasons and the prices for groups and children, for people who see prices. */
export function PriceRuleLines({ lng, rules, texts }: { lng: Locale; rules: PriceRules; texts: RuleTexts }) {
  const lines = priceRuleLines(rules, { lng, texts, from: dayAt(new Date()) });
  if (lines.length === 0) return null;
  return (
    <ul className={css.rules}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

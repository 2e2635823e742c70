'use client';
import Link from 'next/link';
import type { ReactNode } from 'react';
import { Button } from '@/ui/action/button';
import css from './comparison.module.css';

export type ComparisonTexts = { title: string; hint: string; fact: string; nextDay: string; clear: string };
export type Compared = { slug: string; title: string; href: string; facts: string[]; nextDay: ReactNode };
type Props = { columns: Compared[]; labels: string[]; texts: ComparisonTexts; onClear: () => void };

export function Comparison({ columns, labels, texts, onClear }: Props) {
  if (columns.length === 0) return null;
  return (
    <section className={css.comparison} aria-label={texts.title}>
      <div className={css.head}>
        <h2>{texts.title}</h2>
        <Button look="quiet" size="s" onClick={onClear}>
          {texts.clear}
        </Button>
      </div>
      {columns.length === 1 ? (
        <p>{texts.hint}</p>
      ) : (
        <table className={css.table}>
          <thead>
            <tr>
              <th scope="col">
                <span className="only-read-aloud">{texts.fact}</span>
              </th>
              {columns.map(({ slug, title, href }) => (
                <th key={slug} scope="col">
                  <Link href={href}>{title}</Link>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {labels.map((label, row) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                {columns.map(({ slug, facts }) => (
                  <td key={slug}>{facts[row]}</td>
                ))}
              </tr>
            ))}
            <tr>
              <th scope="row">{texts.nextDay}</th>
              {columns.map(({ slug, nextDay }) => (
                <td key={slug}>{nextDay}</td>
              ))}
            </tr>
          </tbody>
        </table>
      )}
    </section>
  );
}

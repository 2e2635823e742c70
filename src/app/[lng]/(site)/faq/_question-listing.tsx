'use client';
import type { ReactNode } from 'react';
import { Questions } from '@/features/catalogue/storefront/ui/questions';
import { Button } from '@/ui/action/button';
import { changeAddressSearch, useAddressSearch } from '@/ui/address-search';
import { ChipLink } from '@/ui/show/chip-row';
import { Panel } from '@/ui/show/panel';
import css from './_question-listing.module.css';
import { questionsWith, type Topic } from './_question-search';

type Props = {
  topics: Topic[];
  label: string;
  clear: string;
  /** Number of results in words: one sentence per number, from none to all. */
  counts: string[];
  /** Shown when nothing matches. */
  none: ReactNode;
};

/** Shows all questions by topic with a search; without scripts, all of them stay visible. */
export function QuestionListing({ topics, label, clear, counts, none }: Props) {
  const search = new URLSearchParams(useAddressSearch()).get('q') ?? '';
  const shown = questionsWith(topics, search);
  const count = shown.reduce((sum, { questions }) => sum + questions.length, 0);
  const find = (words: string) => changeAddressSearch(words ? `?${new URLSearchParams({ q: words })}` : '');
  return (
    <>
      <search className={css.search}>
        <label>
          <span>{label}</span>
          <input type="search" value={search} autoComplete="off" onChange={({ target }) => find(target.value)} />
        </label>
        <p role="status">{counts[count]}</p>
        {search && (
          <Button look="quiet" size="s" onClick={() => find('')}>
            {clear}
          </Button>
        )}
      </search>
      {!search && (
        <ul className={css.topics}>
          {topics.map(({ id, title }) => (
            <li key={id}>
              <ChipLink href={`#${id}`}>{title}</ChipLink>
            </li>
          ))}
        </ul>
      )}
      {shown.map(({ id, title, questions }) => (
        <section key={id} id={id} className={css.topic} aria-labelledby={`${id}-title`}>
          <h2 id={`${id}-title`}>{title}</h2>
          <Panel>
            <Questions questions={questions} />
          </Panel>
        </section>
      ))}
      {shown.length === 0 && none}
    </>
  );
}

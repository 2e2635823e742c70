'use client';
import { Fragment, type ReactNode } from 'react';
import { changeAddressSearch, useAddressSearch } from '@/ui/address-search';
import { CardGrid } from '@/ui/show/picture-card';
import css from './_blog.module.css';

type Props = {
  label: string;
  all: string;
  tags: { tag: string; name: string }[];
  posts: { slug: string; tags: string[]; card: ReactNode }[];
};

/** Shows all posts with a filter by tag; without scripts, all of them stay visible. */
export function PostListing({ label, all, tags, posts }: Props) {
  const wished = new URLSearchParams(useAddressSearch()).get('tag');
  const tag = tags.find((candidate) => candidate.tag === wished)?.tag ?? null;
  const shown = posts.filter((post) => tag === null || post.tags.includes(tag));
  const choices = [{ tag: null, name: all }, ...tags];
  return (
    <>
      <fieldset className={css.tags}>
        <legend className="only-read-aloud">{label}</legend>
        {choices.map((choice) => (
          <button
            key={choice.tag ?? ''}
            type="button"
            aria-pressed={choice.tag === tag}
            onClick={() => changeAddressSearch(choice.tag ? `?${new URLSearchParams({ tag: choice.tag })}` : '')}
          >
            {choice.name}
          </button>
        ))}
      </fieldset>
      <CardGrid>
        {shown.map(({ slug, card }) => (
          <Fragment key={slug}>{card}</Fragment>
        ))}
      </CardGrid>
    </>
  );
}

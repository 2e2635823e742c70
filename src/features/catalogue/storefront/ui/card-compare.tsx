'use client';
import { IconCheck, IconScale } from '@tabler/icons-react';
import { MAX_COMPARED } from './compared';
import css from './listed-card.module.css';
import { useListing } from './listing-context';

/** Selects a product for the comparison; without scripts, the listing's form submits it. */
export function CardCompare(props: { slug: string; form: string; label: string; name: string }) {
  const listing = useListing();
  if (!listing) return null;
  const isChosen = listing.compared.includes(props.slug);
  const Icon = isChosen ? IconCheck : IconScale;
  return (
    <label className={css.compare}>
      <input
        type="checkbox"
        name="compare"
        value={props.slug}
        form={props.form}
        aria-label={props.name}
        checked={isChosen}
        disabled={!isChosen && listing.compared.length >= MAX_COMPARED}
        onChange={() => listing.toggleCompared(props.slug)}
      />
      <Icon aria-hidden="true" />
      <span aria-hidden="true">{props.label}</span>
    </label>
  );
}

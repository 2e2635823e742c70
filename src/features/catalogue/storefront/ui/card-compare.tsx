'use client';
import { MAX_COMPARED } from './compared';
import { useListing } from './listing-context';
import css from './product-card.module.css';

/** Selects a product for the comparison; without scripts, the listing's form submits it. */
export function CardCompare(props: { slug: string; form: string; label: string; name: string }) {
  const listing = useListing();
  if (!listing) return null;
  const isChosen = listing.compared.includes(props.slug);
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
      <span aria-hidden="true">{props.label}</span>
    </label>
  );
}

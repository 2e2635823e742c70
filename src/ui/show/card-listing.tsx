import { Fragment, type ReactNode } from 'react';
import { buttonClass } from '@/ui/action/button-shape';
import css from './card-listing.module.css';

const FIRST = 10;
const FURTHER = 8;

export type ListedItem = { key: string; card: ReactNode };

/** The part of a page below its chips. */
export const Listing = ({ children }: { children: ReactNode }) => <div className={css.listing}>{children}</div>;

/** States how many items the listing has, and a `note` about the choice; `children` follow in the same row. */
export function ListingCount(props: { count: string; note?: string | undefined; children?: ReactNode }) {
  return (
    <div className={css.count}>
      <p role="status">{props.count}</p>
      {props.children}
      {props.note && <p className={css.note}>{props.note}</p>}
    </div>
  );
}

/** Ten cards, and links that show eight more each, also without scripts; `end` fills the last row. */
export function CardListing(props: {
  items: readonly ListedItem[];
  /** `{count}` stands for the number of cards. */
  more: string;
  end?: ReactNode;
}) {
  const { items, more, end } = props;
  const starts = Array.from(
    { length: Math.ceil((items.length - FIRST) / FURTHER) },
    (_, part) => FIRST + part * FURTHER,
  );
  const cardsFrom = (from: number, to: number) =>
    items.slice(from, to).map(({ key, card }) => <Fragment key={key}>{card}</Fragment>);
  return (
    <div className={css.grid}>
      {cardsFrom(0, FIRST)}
      {starts.flatMap((from) => [
        <p key={`to-${from}`} className={css.next}>
          <a className={buttonClass({})} href={`#from-${from}`}>
            {more.replace('{count}', String(Math.min(FURTHER, items.length - from)))}
          </a>
        </p>,
        <div key={from} id={`from-${from}`} className={css.more}>
          {cardsFrom(from, from + FURTHER)}
        </div>,
      ])}
      {end}
    </div>
  );
}

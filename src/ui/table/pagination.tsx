import { IconChevronLeft, IconChevronRight, IconChevronsLeft, IconChevronsRight } from '@tabler/icons-react';
import Link from 'next/link';
import type { ReactNode } from 'react';
import type { PageMeta } from '@/shared/list/pages';
import css from './pagination.module.css';
import { nextPage, position } from './table-state';

export interface PaginationTexts {
  pages: string;
  first: string;
  previous: string;
  next: string;
  last: string;
  position: (at: { from: number; to: number; total: number }) => string;
}

function Step(props: { href: string | null; label: string; children: ReactNode }) {
  if (props.href === null)
    return (
      <span className={css.step} aria-disabled="true">
        {props.children}
        <span className="only-read-aloud">{props.label}</span>
      </span>
    );
  return (
    <Link className={css.step} href={props.href} aria-label={props.label} title={props.label} scroll={false}>
      {props.children}
    </Link>
  );
}

/**
 * First, previous, next, last and the current position; the steps are links, so they work without scripts. When only so
 * many rows are counted, the last page is unknown.
 */
export function Pagination(props: {
  meta: PageMeta;
  hrefFor: (to: { page: number; after?: string }) => string;
  texts: PaginationTexts;
}) {
  const { meta, hrefFor, texts } = props;
  const back = meta.page > 1;
  const following = nextPage(meta);
  const last = meta.page < meta.last_page && !meta.capped ? { page: meta.last_page } : null;
  return (
    <nav className={css.pages} aria-label={texts.pages}>
      <Step href={back ? hrefFor({ page: 1 }) : null} label={texts.first}>
        <IconChevronsLeft aria-hidden="true" />
      </Step>
      <Step href={back ? hrefFor({ page: meta.page - 1 }) : null} label={texts.previous}>
        <IconChevronLeft aria-hidden="true" />
      </Step>
      <span className={css.position} role="status">
        {texts.position(position(meta))}
      </span>
      <Step href={following && hrefFor(following)} label={texts.next}>
        <IconChevronRight aria-hidden="true" />
      </Step>
      <Step href={last && hrefFor(last)} label={texts.last}>
        <IconChevronsRight aria-hidden="true" />
      </Step>
    </nav>
  );
}

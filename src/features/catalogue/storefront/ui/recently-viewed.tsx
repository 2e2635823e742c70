'use client';
import Link from 'next/link';
import { type ReactNode, useEffect, useState } from 'react';
import css from './recently-viewed.module.css';
import { readViewed } from './viewed-products';

type Item = { slug: string; title: string; href: string; picture: ReactNode };

/** The products of a listing that this browser has opened, latest first; renders nothing before the first. */
export function RecentlyViewed({ title, items }: { title: string; items: Item[] }) {
  const [slugs, setSlugs] = useState<string[]>([]);
  useEffect(() => setSlugs(readViewed()), []);
  const viewed = slugs.flatMap((slug) => items.find((item) => item.slug === slug) ?? []);
  if (viewed.length === 0) return null;
  return (
    <section className={css.viewed} aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {viewed.map(({ slug, title, href, picture }) => (
          <li key={slug}>
            <Link href={href}>
              {picture}
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

'use client';
import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { productSlugIn, recordViewed } from './viewed-products';

/** Remembers in this browser which product's page is open. */
export function ViewedRecorder() {
  const path = usePathname();
  useEffect(() => {
    const slug = productSlugIn(path);
    if (slug) recordViewed(slug);
  }, [path]);
  return null;
}

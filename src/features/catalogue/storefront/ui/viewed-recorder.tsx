'use client';
import { useEffect } from 'react';
import { recordViewed } from './viewed-products';

/** Remembers in this browser that the product's page was opened. */
export function ViewedRecorder({ slug }: { slug: string }) {
  useEffect(() => recordViewed(slug), [slug]);
  return null;
}

'use client';
import { useEffect } from 'react';
import { storedLink } from './stored-link';

/** Returns to the link of the order that this tab was paying for. */
export function LinkReturn() {
  useEffect(() => {
    const path = storedLink();
    if (path) location.replace(`${path}?returned=1`);
  }, []);
  return null;
}

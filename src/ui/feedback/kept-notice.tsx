'use client';
import { useEffect } from 'react';
import { notify } from './notify';

const KEY = 'segara-kept-notice';
const KEPT_MS = 15_000;
const SHOWN_SECONDS = 8;

/** Keeps a message for the document that is about to be loaded. */
export const keepNotice = (title: string): void =>
  sessionStorage.setItem(KEY, JSON.stringify({ title, until: Date.now() + KEPT_MS }));

/** Shows the kept message once. */
export function KeptNotice() {
  useEffect(() => {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    if (!kept) return;
    sessionStorage.removeItem(KEY);
    const { title, until } = kept;
    if (Date.now() < until) notify({ type: 'success', title, text: '', timer: SHOWN_SECONDS });
  }, []);
  return null;
}

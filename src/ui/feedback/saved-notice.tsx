'use client';
import { useEffect } from 'react';
import { notify } from './notify';

const KEY = 'segara-saved-notice';
const SAVED_MS = 15_000;
const SHOWN_SECONDS = 8;

/** Saves a message for the document that is about to be loaded. */
export const saveNotice = (title: string): void =>
  sessionStorage.setItem(KEY, JSON.stringify({ title, until: Date.now() + SAVED_MS }));

/** Shows the saved message once. */
export function SavedNotice() {
  useEffect(() => {
    const saved = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    if (!saved) return;
    sessionStorage.removeItem(KEY);
    const { title, until } = saved;
    if (Date.now() < until) notify({ type: 'success', title, text: '', timer: SHOWN_SECONDS });
  }, []);
  return null;
}

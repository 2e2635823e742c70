'use client';
import { useEffect } from 'react';
import { notify } from './notify';

const known = 'Forbidden Access';

/** Whoever was sent home from a page that is not theirs is told so. No other text in the address is ever shown. */
export function ForbiddenNotice(props: { title: string; text: string }) {
  const { title, text } = props;
  useEffect(() => {
    const here = new URL(location.href);
    if (here.searchParams.get('message') !== known) return;
    here.searchParams.delete('message');
    // Told once: a reload or a bookmark of the page does not repeat it.
    history.replaceState(null, '', here);
    notify({ type: 'error', title, text });
  }, [title, text]);
  return null;
}

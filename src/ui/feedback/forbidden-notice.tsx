'use client';
import { useEffect, useRef } from 'react';
import { notify } from './notify';

const forbiddenMessage = 'Forbidden Access';

/** Whoever was sent home from a page that is not theirs is told so. No other text in the address is ever shown. */
export function ForbiddenNotice(props: { title: string; text: string }) {
  const { title, text } = props;
  const wasShown = useRef(false);
  useEffect(() => {
    if (new URL(location.href).searchParams.get('message') !== forbiddenMessage || wasShown.current) return;
    wasShown.current = true;
    notify({ type: 'error', title, text });
  }, [title, text]);
  return null;
}

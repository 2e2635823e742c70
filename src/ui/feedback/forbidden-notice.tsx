'use client';
import { useEffect, useRef } from 'react';
import { notify } from './notify';

const forbiddenMessage = 'Forbidden Access';

/** Notifies a person who was redirected from a page they may not see; other messages in the address are ignored. */
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

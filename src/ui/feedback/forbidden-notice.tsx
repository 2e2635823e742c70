'use client';
import { useEffect, useRef } from 'react';
import { notify } from './notify';

const known = 'Forbidden Access';

/** Whoever was sent home from a page that is not theirs is told so. No other text in the address is ever shown. */
export function ForbiddenNotice(props: { title: string; text: string }) {
  const { title, text } = props;
  const told = useRef(false);
  useEffect(() => {
    if (new URL(location.href).searchParams.get('message') !== known || told.current) return;
    told.current = true;
    notify({ type: 'error', title, text });
  }, [title, text]);
  return null;
}

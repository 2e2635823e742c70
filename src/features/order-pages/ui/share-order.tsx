'use client';
import { IconShare2 } from '@tabler/icons-react';
import type { MouseEvent } from 'react';

type Props = { label: string; text: string; path: string };

/** Opens the device's own sheet for sharing; where there is none, a chat with the text in it. */
export function ShareOrder({ label, text, path }: Props) {
  const share = (event: MouseEvent<HTMLAnchorElement>) => {
    const url = new URL(path, location.href).href;
    if (!('share' in navigator)) {
      event.currentTarget.href = `https://wa.me/?text=${encodeURIComponent(`${text} ${url}`)}`;
      return;
    }
    event.preventDefault();
    // A closed sheet rejects the promise.
    navigator.share({ text, url }).catch(() => undefined);
  };
  return (
    <a href={`https://wa.me/?text=${encodeURIComponent(text)}`} target="_blank" rel="noreferrer" onClick={share}>
      <IconShare2 aria-hidden="true" />
      {label}
    </a>
  );
}

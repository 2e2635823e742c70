'use client';
import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import type { LightboxProps } from './lightbox';
import type { LightboxLabels, ShownPicture } from './shown-picture';

const pictureOf = (link: HTMLAnchorElement): ShownPicture => ({
  src: link.getAttribute('href') ?? '',
  alt: link.querySelector('img')?.alt ?? link.dataset.alt ?? '',
  width: Number(link.dataset.width),
  height: Number(link.dataset.height),
});

type Open = { Lightbox: ComponentType<LightboxProps>; pictures: ShownPicture[]; at: number };

/** Opens picture links inside it in the lightbox, whose code is fetched at the first press. */
export function LightboxLinks({ labels, children }: { labels: LightboxLabels; children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState<Open | null>(null);
  useEffect(() => {
    const { current } = frame;
    const show = async (event: MouseEvent) => {
      const pressed = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[data-width]');
      // With a modifier key, the browser opens the link elsewhere.
      if (!current || !pressed || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      const links = [...current.querySelectorAll<HTMLAnchorElement>('a[data-width]')];
      const loaded = await import('./lightbox').catch(() => null);
      if (loaded) setOpen({ Lightbox: loaded.Lightbox, pictures: links.map(pictureOf), at: links.indexOf(pressed) });
      else location.assign(pressed.href);
    };
    current?.addEventListener('click', show);
    return () => current?.removeEventListener('click', show);
  }, []);
  return (
    <div ref={frame} style={{ display: 'contents' }}>
      {children}
      {open && <open.Lightbox pictures={open.pictures} first={open.at} labels={labels} onClose={() => setOpen(null)} />}
    </div>
  );
}

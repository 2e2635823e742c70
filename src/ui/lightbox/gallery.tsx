import { IconPhoto } from '@tabler/icons-react';
import type { PictureSource } from '@/ui/show/art';
import { Picture } from '@/ui/show/picture';
import css from './gallery.module.css';

export type Photograph = PictureSource & { alt: string };

const SHOWN = 2;

const toOpen = ({ src, width, height }: Photograph) => ({ href: src, 'data-width': width, 'data-height': height });

/** On the first picture of a page: opens the lightbox there, or the picture without scripts. */
export function PicturesLink({ first, label }: { first: Photograph; label: string }) {
  return (
    <a {...toOpen(first)} data-alt={first.alt}>
      <IconPhoto aria-hidden="true" />
      {label}
    </a>
  );
}

/** Further pictures of a page, two of them in sight, each a link to itself. */
export function Gallery({ photographs }: { photographs: Photograph[] }) {
  if (photographs.length === 0) return null;
  return (
    <ul className={css.gallery}>
      {photographs.map((photograph, index) => (
        <li key={photograph.src} className={index < SHOWN ? undefined : css.beyond}>
          <a {...toOpen(photograph)}>
            <Picture of={photograph} alt={photograph.alt} ratio="16 / 10" sizes="(min-width: 64rem) 22rem, 50vw" />
          </a>
        </li>
      ))}
    </ul>
  );
}

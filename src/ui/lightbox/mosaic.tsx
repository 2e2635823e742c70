import type { PictureSource } from '@/ui/show/art';
import { Picture } from '@/ui/show/picture';
import { LightboxLinks } from './lightbox-links';
import css from './mosaic.module.css';
import type { LightboxLabels } from './shown-picture';

export type Photograph = PictureSource & { alt: string };

const SHOWN = 5;

/**
 * The header of a page with photographs: the first one large, four small ones beside it, and the rest in the lightbox.
 * Each is a link to its picture, which the browser opens without scripts.
 */
export function Mosaic(props: {
  photographs: Photograph[];
  labels: LightboxLabels;
  video?: { href: string; label: string } | undefined;
}) {
  const { photographs, labels, video } = props;
  const more = photographs.length - SHOWN;
  return (
    <div className={css.frame}>
      <LightboxLinks labels={labels}>
        <ul className={css.mosaic} data-count={Math.min(photographs.length, SHOWN)}>
          {photographs.map((photograph, index) => (
            <li key={photograph.src} className={index < SHOWN ? undefined : css.beyond}>
              <a href={photograph.src} data-width={photograph.width} data-height={photograph.height}>
                <Picture
                  of={photograph}
                  alt={photograph.alt}
                  ratio={index === 0 ? '3 / 2' : '1 / 1'}
                  sizes={index === 0 ? '(min-width: 48rem) 50vw, 100vw' : '25vw'}
                  first={index === 0}
                />
                {index === SHOWN - 1 && more > 0 && (
                  <span className={css.more} aria-hidden="true">
                    +{more}
                  </span>
                )}
              </a>
            </li>
          ))}
        </ul>
      </LightboxLinks>
      {video && (
        <a className={css.video} href={video.href} rel="noopener">
          {video.label}
        </a>
      )}
    </div>
  );
}

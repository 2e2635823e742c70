import { getImageProps } from 'next/image';
import { preload } from 'react-dom';
import { classNames } from '@/ui/class-names';
import type { PictureSource } from './art';
import { coverSizes } from './cover-sizes';
import css from './picture.module.css';

/**
 * A picture in the right size and format; until it has loaded, its placeholder colours fill the reserved space. `alt`
 * is empty for a decorative picture. It needs no script: the browser gets a plain `<img>`.
 */
export function Picture(props: {
  of: PictureSource;
  alt: string;
  /** Its rendered width, as the `sizes` of an image. */
  sizes?: string;
  /** Its rendered height as a CSS length, for a picture that covers the full width of the screen. */
  tall?: string;
  /** For the main picture of the first screen, which is preloaded. */
  first?: boolean;
  /** Width by height, such as '4 / 3'; defaults to that of the picture. */
  ratio?: string;
  className?: string;
}) {
  const { of, alt, first } = props;
  const sizes = props.sizes ?? (props.tall ? coverSizes(of, props.tall) : '100vw');
  const { props: image } = getImageProps({
    src: of.src,
    width: of.width,
    height: of.height,
    alt,
    sizes,
    ...(first ? { loading: 'eager' as const, fetchPriority: 'high' as const } : { loading: 'lazy' as const }),
  });
  // Preloaded in parallel with fonts and styles, so that it is there at the first paint.
  if (first)
    preload(image.src, { as: 'image', imageSrcSet: image.srcSet, imageSizes: image.sizes, fetchPriority: 'high' });
  return (
    <picture className={css.frame}>
      <img
        {...image}
        alt={alt}
        className={classNames(css.picture, props.className)}
        style={{
          aspectRatio: props.ratio ?? `${of.width} / ${of.height}`,
          background: of.placeholder,
          objectPosition: of.focus,
        }}
      />
    </picture>
  );
}

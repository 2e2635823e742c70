import { getImageProps } from 'next/image';
import { preload } from 'react-dom';
import { classNames } from '@/ui/class-names';
import type { PictureSource } from './art';
import css from './picture.module.css';

/**
 * A picture in the right size and format, with its colours on show until it has come and its room kept. `alt` is
 * empty where it only decorates. No script: the browser gets plain `<img>`.
 */
export function Picture(props: {
  of: PictureSource;
  alt: string;
  /** How wide it is drawn, as the `sizes` of an image. */
  sizes?: string;
  /** For the one picture that makes the first impression. */
  first?: boolean;
  /** Width by height, such as '4 / 3'; otherwise its own. */
  ratio?: string;
  className?: string;
}) {
  const { of, alt, sizes = '100vw', first } = props;
  const { props: image } = getImageProps({
    src: of.src,
    width: of.width,
    height: of.height,
    alt,
    sizes,
    ...(first ? { loading: 'eager' as const, fetchPriority: 'high' as const } : { loading: 'lazy' as const }),
  });
  // Beside the typefaces and styles, not after them, so that it is there when the page is first drawn.
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

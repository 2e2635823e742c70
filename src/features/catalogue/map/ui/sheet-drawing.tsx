import { classNames } from '@/ui/class-names';
import { type SheetView, viewBoxOf } from './bali-sheet';
import css from './sheet-drawing.module.css';

/** The drawing of Bali in both colour schemes, of which the browser fetches the visible one. */
export function SheetDrawing({ view, className }: { view: SheetView; className?: string | undefined }) {
  const part = `#svgView(viewBox(${viewBoxOf(view).replaceAll(' ', ',')}))`;
  const size = { width: view.width, height: view.height, loading: 'lazy' } as const;
  return (
    <picture className={classNames(css.drawing, className)}>
      <img {...size} alt="" className={css.light} src={`/art/maps/bali.svg${part}`} />
      <img {...size} alt="" className={css.dark} src={`/art/maps/bali-dark.svg${part}`} />
    </picture>
  );
}

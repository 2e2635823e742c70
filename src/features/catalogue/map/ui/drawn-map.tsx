import Link from 'next/link';
import { classNames } from '@/ui/class-names';
import { onSheet, positionIn, type SheetView, viewAround } from './bali-sheet';
import css from './drawn-map.module.css';
import type { MapPin } from './map-pin';
import look from './pins.module.css';
import { scatterPoints } from './scatter';
import { SheetDrawing } from './sheet-drawing';

/** The share of the width that a fingertip covers on a phone. */
const FINGERTIP = 0.125;

/** The side of a pin on which its name stays inside the map. */
const sideOf = (x: number, { width }: SheetView) => {
  if (x > width * 0.72) return css.toLeft;
  return x < width * 0.28 ? css.toRight : undefined;
};

/** Shows pins on the part of the drawn map around them; several are numbered in the order of their list. */
export function DrawnMap({ label, pins }: { label: string; pins: MapPin[] }) {
  const points = pins.map(({ position }) => onSheet(position));
  const view = viewAround(points);
  const inView = points.map(({ x, y }) => ({ x: x - view.left, y: y - view.top }));
  const shown = scatterPoints(inView, view.width * FINGERTIP, view);
  const frame: SheetView = { ...view, left: 0, top: 0 };
  return (
    <div className={css.map}>
      <SheetDrawing view={view} />
      <svg className={css.leaders} viewBox={`0 0 ${view.width} ${view.height}`} aria-hidden="true">
        {inView.map((point, index) => {
          const pin = shown[index] ?? point;
          const moved = Math.hypot(pin.x - point.x, pin.y - point.y) > 1;
          return moved && <path key={pins[index]?.name} d={`M${point.x} ${point.y}L${pin.x} ${pin.y}`} />;
        })}
      </svg>
      <ul aria-label={label}>
        {pins.map((pin, index) => {
          const at = shown[index] ?? { x: 0, y: 0 };
          const below = at.y < view.height * 0.18 && css.below;
          const content = (
            <>
              <span className={look.dot} aria-hidden="true">
                {pins.length > 1 && index + 1}
              </span>
              <span className={classNames(look.name, sideOf(at.x, view), below, !pin.href && look.always)}>
                {pin.name}
              </span>
            </>
          );
          return (
            <li key={pin.href ?? pin.name} className={look.pin} style={positionIn(frame, at)}>
              {pin.href ? <Link href={pin.href}>{content}</Link> : <span>{content}</span>}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

import Link from 'next/link';
import { useId } from 'react';
import { classNames } from '@/ui/class-names';
import css from './drawn-map.module.css';
import { land, mountains, onSheet, type Point, sheet } from './drawn-shapes';
import type { MapPin } from './map-pin';
import look from './pins.module.css';
import { scatterPoints } from './scatter';

/** Width of a fingertip in sheet units when the map fills a desktop (`fine`) or a phone (`coarse`). */
const gaps = { fine: 34, coarse: 80 };

const percent = (part: number, total: number) => `${Math.round((part / total) * 10_000) / 100}%`;

function Pin({ pin, at }: { pin: MapPin; at: Point }) {
  const style = { left: percent(at.x, sheet.width), top: percent(at.y, sheet.height) };
  const side = at.x > sheet.width * 0.72 ? css.toLeft : at.x < sheet.width * 0.28 ? css.toRight : undefined;
  const below = at.y < sheet.height * 0.18 && css.below;
  const shown = (
    <>
      <span className={look.dot} aria-hidden="true">
        {pin.count}
      </span>
      <span className={classNames(look.name, side, below, !pin.href && look.always)}>{pin.name}</span>
    </>
  );
  return (
    <li className={look.pin} style={style}>
      {pin.href ? <Link href={pin.href}>{shown}</Link> : <span>{shown}</span>}
    </li>
  );
}

function Layer({ pins, gap, className, label }: { pins: MapPin[]; gap: number; className?: string; label: string }) {
  const points = pins.map(({ position }) => onSheet(position));
  const shown = scatterPoints(points, gap, sheet);
  return (
    <div className={className}>
      <svg className={css.leaders} viewBox={`0 0 ${sheet.width} ${sheet.height}`} aria-hidden="true">
        {points.map((point, index) => {
          const pin = shown[index] ?? point;
          const moved = Math.hypot(pin.x - point.x, pin.y - point.y) > 6;
          return moved && <path key={`${pins[index]?.name}`} d={`M${point.x} ${point.y}L${pin.x} ${pin.y}`} />;
        })}
      </svg>
      <ul aria-label={label}>
        {pins.map((pin, index) => (
          <Pin key={pin.href ?? pin.name} pin={pin} at={shown[index] ?? { x: 0, y: 0 }} />
        ))}
      </ul>
    </div>
  );
}

type Props = { label: string; pins: MapPin[]; overview?: MapPin[] | undefined };

/**
 * Shows pins on a drawn map of Bali; on a narrow screen they are spaced further apart, or `overview` replaces them with
 * fewer.
 */
export function DrawnMap({ label, pins, overview }: Props) {
  const coast = useId();
  return (
    <div className={css.map}>
      <svg className={css.drawing} viewBox={`0 0 ${sheet.width} ${sheet.height}`} aria-hidden="true">
        <defs>
          <path id={coast} d={land} />
        </defs>
        {[css.deep, css.shallow, css.land].map((layer) => (
          <use key={layer} className={layer} href={`#${coast}`} />
        ))}
        {mountains.map(({ at, height }) => (
          <path
            key={at.x}
            className={css.mountain}
            d={`M${at.x - height} ${at.y}q${height * 0.7} ${-height * 0.25} ${height} ${-height}q${height * 0.3} ${height * 0.75} ${height} ${height}`}
          />
        ))}
      </svg>
      <Layer pins={pins} gap={gaps.fine} label={label} className={css.wide} />
      <Layer pins={overview ?? pins} gap={gaps.coarse} label={label} className={css.narrow} />
    </div>
  );
}

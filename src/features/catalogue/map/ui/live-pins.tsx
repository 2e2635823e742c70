'use client';
import type { MouseEvent } from 'react';
import { createPortal } from 'react-dom';
import { classNames } from '@/ui/class-names';
import css from './live-pins.module.css';
import type { MapContent } from './map-messages';
import type { MapPin } from './map-pin';
import { hasCoarsePointer, type MapView } from './map-view';
import look from './pins.module.css';
import { scatterPoints } from './scatter';

const gaps = { mouse: 28, finger: 44 };
/** Zoom level from which the pins of an area are far enough apart to be shown individually. */
const ONE_BY_ONE = 10;

const isPlainClick = ({ button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent) =>
  button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey;

type Props = { view: MapView; content: MapContent; go: (href: string) => void };

function Pin({ pin, isGroup, view, go }: { pin: MapPin; isGroup: boolean } & Omit<Props, 'content'>) {
  const { href, name, position, count } = pin;
  const shown = (
    <>
      <span className={look.dot} aria-hidden="true">
        {count}
      </span>
      <span className={classNames(look.name, !href && look.always)}>{name}</span>
    </>
  );
  const onFocus = () => view.reveal(position);
  if (isGroup)
    return (
      <button type="button" onFocus={onFocus} onClick={() => view.approach(position)}>
        {shown}
      </button>
    );
  if (!href) return <span>{shown}</span>;
  const onClick = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    go(href);
  };
  return (
    <a href={href} target="_top" onFocus={onFocus} onClick={onClick}>
      {shown}
    </a>
  );
}

/** Keeps pins on an interactive map far enough apart at every zoom level. */
export function LivePins({ view, content, go }: Props) {
  const isGroup = content.overview !== undefined && view.zoom < ONE_BY_ONE;
  const pins = (isGroup && content.overview) || content.pins;
  const lying = pins.map(({ position }) => view.at(position));
  const shown = scatterPoints(lying, hasCoarsePointer() ? gaps.finger : gaps.mouse);
  return createPortal(
    <>
      <svg className={css.leaders} aria-hidden="true">
        {lying.map((point, index) => {
          const pin = shown[index] ?? point;
          const moved = Math.hypot(pin.x - point.x, pin.y - point.y) > 3;
          return moved && <path key={pins[index]?.name} d={`M${point.x} ${point.y}L${pin.x} ${pin.y}`} />;
        })}
      </svg>
      <ul className={css.pins} aria-label={content.label}>
        {pins.map((pin, index) => (
          <li key={pin.href ?? pin.name} className={look.pin} style={{ left: shown[index]?.x, top: shown[index]?.y }}>
            <Pin pin={pin} isGroup={isGroup} view={view} go={go} />
          </li>
        ))}
      </ul>
    </>,
    view.pane,
  );
}

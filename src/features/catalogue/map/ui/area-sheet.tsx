import type { CSSProperties } from 'react';
import { Fragment } from 'react';
import { classNames } from '@/ui/class-names';
import { type AreaName, areaShapes } from './area-shapes';
import css from './area-sheet.module.css';
import { onSheet, phoneView, positionIn, viewBoxOf, wideView } from './bali-sheet';
import type { Position } from './map-pin';
import { SheetDrawing } from './sheet-drawing';

export type AreaOnSheet = {
  area: AreaName;
  name: string;
  positions: Position[];
  /** Leads to the sites of the area; without one, the name only marks it. */
  href?: string | undefined;
};

/** Scripts without spaces may break a long name at the end of one of its words. */
const firstWords = ['ヌサ'];

function Name({ area, name }: Pick<AreaOnSheet, 'area' | 'name'>) {
  const first = areaShapes[area].wide.wrap && firstWords.find((word) => name.startsWith(word));
  if (!first) return name;
  return (
    <>
      {first}
      <wbr />
      {name.slice(first.length)}
    </>
  );
}

/** Positions of a name on the wide sheet and on the phone's. */
function positionsOf(area: AreaName): CSSProperties {
  const { wide, phone } = areaShapes[area];
  const onWide = positionIn(wideView, { x: wide.at[0], y: wide.at[1] });
  const onPhone = positionIn(phoneView, { x: phone.at[0], y: phone.at[1] });
  const variables = { '--x': onWide.left, '--y': onWide.top, '--phone-x': onPhone.left, '--phone-y': onPhone.top };
  return variables as CSSProperties;
}

const lookOf = (area: AreaName) => {
  const { wide, phone } = areaShapes[area];
  return classNames(
    css.name,
    css[`wide-${wide.align}`],
    css[`phone-${phone.align}`],
    wide.wrap && css.wideWrap,
    phone.onLand && css.phoneOnLand,
  );
};

function Leaders({ areas, kind }: { areas: readonly AreaOnSheet[]; kind: 'wide' | 'phone' }) {
  return (
    <svg className={css[kind]} viewBox={viewBoxOf(kind === 'wide' ? wideView : phoneView)} aria-hidden="true">
      {areas.map(({ area }) => {
        const { leader } = areaShapes[area][kind];
        return leader && <path key={area} className={css.leader} d={leader} />;
      })}
    </svg>
  );
}

/** Shows Bali with its diving areas; the names are links, and the areas react to the pointer. */
export function AreaSheet(props: { label: string; areas: readonly AreaOnSheet[]; first: AreaName | undefined }) {
  const { label, areas, first } = props;
  const chosen = (area: AreaName) => ({ 'data-area': area, 'data-chosen': area === first ? '' : undefined });
  return (
    <div className={css.sheet}>
      <SheetDrawing view={wideView} className={css.wide} />
      <SheetDrawing view={phoneView} className={css.phone} />
      <svg className={css.regions} viewBox={viewBoxOf(wideView)} aria-hidden="true">
        {areas.map(({ area, href, positions }) => (
          <Fragment key={area}>
            {href && <path {...chosen(area)} className={css.region} d={areaShapes[area].path} />}
            {positions.map(onSheet).map(({ x, y }) => (
              <circle key={`${x} ${y}`} className={css.site} cx={Math.round(x)} cy={Math.round(y)} />
            ))}
          </Fragment>
        ))}
      </svg>
      <Leaders areas={areas} kind="wide" />
      <Leaders areas={areas} kind="phone" />
      <ul aria-label={label}>
        {areas.map(({ area, name, href, positions }) => (
          <li key={area} className={lookOf(area)} style={positionsOf(area)}>
            {href ? (
              <a href={href} {...chosen(area)}>
                <Name area={area} name={name} />
                <span aria-hidden="true">{positions.length}</span>
              </a>
            ) : (
              <span>{name}</span>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

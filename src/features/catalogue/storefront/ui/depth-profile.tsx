import type { DiveSiteDetail } from '@/features/catalogue/schema';
import css from './depth-profile.module.css';
import { bottomLine, frame, marksOf, scaleOf, yOf } from './depth-profile-line';

/** Draws a cross-section of the dive site with the depth of its bottom; `label` is the accessible text. */
export function DepthProfile(props: { site: Pick<DiveSiteDetail, 'bottom' | 'depth'>; label: string; unit: string }) {
  const { bottom, depth } = props.site;
  const { width, height, top } = frame;
  const scale = scaleOf(depth.to);
  const line = bottomLine(bottom, depth);
  return (
    <div className={css.profile}>
      <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" role="img" aria-label={props.label}>
        <defs>
          <linearGradient id="profile-water" x2="0" y2="1">
            <stop offset="0" stopColor="#6fd0c8" />
            <stop offset="0.45" stopColor="#1c7f95" />
            <stop offset="1" stopColor="#083a55" />
          </linearGradient>
        </defs>
        <path fill="url(#profile-water)" d={`M0 ${top}q45 -8 90 0t90 0t90 0t90 0t90 0t90 0t90 0t90 0V${height}H0Z`} />
        {marksOf(scale)
          .slice(1)
          .map((metres) => (
            <path key={metres} className={css.mark} d={`M0 ${yOf(metres, scale)}H${width}`} />
          ))}
        <path className={css.bottom} d={`${line}V${height}H0Z`} />
        {bottom === 'wreck' && (
          <path
            className={css.wreck}
            d={`M${width * 0.3} ${yOf(depth.from + (depth.to - depth.from) * 0.32, scale)}l210 62 26 -14 8 34 -30 12 -220 -62z`}
          />
        )}
      </svg>
      <ul aria-hidden="true">
        {marksOf(scale).map((metres) => (
          <li key={metres} style={{ top: `${(yOf(metres, scale) / height) * 100}%` }}>
            {metres} {props.unit}
          </li>
        ))}
      </ul>
    </div>
  );
}

import { mix, palette } from './colour';
import { motes, rays, surface, water } from './light';
import { tenth } from './path';
import type { Setting } from './setting';

/** Draws a moored boat from below. */
function hullAbove({ stage, ramp }: Setting, x: number): string {
  const hull = `M${tenth(x - 150)} 0Q${tenth(x - 120)} 62 ${tenth(x)} 64Q${tenth(x + 110)} 64 ${tenth(x + 158)} 0z`;
  const foam = `M${tenth(x - 176)} 18q40 14 84 6M${tenth(x + 90)} 22q50 10 96-8`;
  return `<g fill="${mix(ramp(2.2), palette.ink, 0.15)}" filter="${stage.shadow(4, 8, 0.25)}"><path d="${hull}"/><path d="M${tenth(x + 120)} 30h16l6 52h-12z" opacity=".9"/><path d="${foam}" fill="none" stroke="#ffffff" stroke-width="3" opacity=".5"/></g>`;
}

function glowOpacity({ night, hour, deep }: Setting): number {
  if (night) return 0.3;
  if (hour === 'strobe') return 0.36;
  return hour === 'grey' ? 0.5 : 0.9 - deep * 0.3;
}

function leanOf({ hour, random }: Setting): number {
  if (hour === 'morning') return 430;
  return hour === 'late' ? 330 : 20 + random() * 120;
}

/** Draws the water, its light and, above some reefs and slopes, a boat. */
export function addBackdrop(setting: Setting): void {
  const { stage, random, hour, mirror, stops, ray, night, deep, side, shallow, bottom } = setting;
  const noon = 470 + random() * 260;
  const dark = 380 + random() * 300;
  const sun = mirror({ noon, morning: 140, late: 260, grey: 620, night: dark, strobe: 620 }[hour]);
  stage.add(
    water(stage, stops, {
      x: sun,
      y: hour === 'strobe' ? 160 : -40,
      colour: ray,
      opacity: glowOpacity(setting),
      width: hour === 'late' ? 900 : 760,
    }),
  );
  if (shallow) stage.add(surface(random, night ? '#2b6d88' : mix('#f2fff8', ray, 0.4), night ? 0.25 : 0.5));
  if (hour !== 'strobe')
    stage.add(
      rays(stage, random, {
        x: sun,
        count: night ? 4 : 5 + Math.round((1 - deep) * 5),
        opacity: night ? 0.12 : (0.4 - deep * 0.14) * (hour === 'grey' ? 0.45 : 1),
        length: 900 - deep * 180,
        lean: side * leanOf(setting),
        colour: ray,
      }),
    );
  const boat = mirror(1000 + random() * 160);
  const isMoored = random() < 0.26;
  const isAnchorage = bottom === 'slope' || bottom === 'reef';
  if (shallow && !night && !setting.closeUp && isMoored && isAnchorage) stage.add(hullAbove(setting, boat));
  stage.add(motes(random, { count: 60, box: [0, 60, 1600, 820], colour: '#eafff8', width: 2.4, opacity: 0.3 }));
}

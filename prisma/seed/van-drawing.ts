const INK = '#06283d';
const GLASS = '#0b5e7e';

const wheel = (x: number) =>
  `<circle cx="${x}" cy="390" r="74" fill="${INK}"/><circle cx="${x}" cy="390" r="34" fill="#d9e6e6"/>`;
const tank = (x: number) => `<rect x="${x}" y="-58" width="44" height="70" rx="20" fill="#ff7a59"/>`;

/** A van in profile with tanks on its roof, 940 wide and 464 high. */
export const van = ([body, trim]: readonly [string, string]): string => `
  <ellipse cx="470" cy="458" rx="470" ry="24" fill="${INK}" fill-opacity=".25"/>
  ${[230, 290, 350, 410].map(tank).join('')}
  <path d="M190 12h380" stroke="${INK}" stroke-width="14" stroke-linecap="round"/>
  <path d="M20 390V70q0-50 50-50h590q40 0 66 34l92 120 82 30q40 14 40 58v128H20z" fill="${body}"/>
  <path d="M20 270h920v120H20z" fill="${trim}"/>
  <path d="M70 80h150v120H70zM250 80h150v120H250zM430 80h150v120H430zM612 80h40q16 0 26 14l78 106H612z" fill="${GLASS}"/>
  <path d="M596 60v310" stroke="${INK}" stroke-opacity=".35" stroke-width="6"/>
  <path d="M900 250h40v34h-40z" fill="#ffe9b0"/>
  ${wheel(220)}${wheel(740)}`;

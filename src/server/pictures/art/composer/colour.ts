export const palette = {
  navy: '#06283d',
  ocean: '#0b5e7e',
  teal: '#14919b',
  lagoon: '#45dfb1',
  sand: '#f4e3c1',
  coral: '#ff7a59',
  sun: '#ffc857',
  ink: '#031825',
} as const;

const channels = (hex: string): [number, number, number] => {
  const long = hex.length === 4 ? hex.replace(/[0-9a-f]/gi, '$&$&') : hex;
  const channel = (from: number) => Number.parseInt(long.slice(from, from + 2), 16);
  return [channel(1), channel(3), channel(5)];
};

/** Blends two hex colours; 0 gives the first. */
export function mix(first: string, second: string, share: number): string {
  const others = channels(second);
  const blended = channels(first).map((value, i) => Math.round(value + ((others[i] ?? 0) - value) * share));
  return `#${blended.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

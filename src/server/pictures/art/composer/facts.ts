export type Bottom = 'wall' | 'slope' | 'wreck' | 'reef' | 'muck' | 'pinnacle';

export type SceneFacts = {
  /** The same seed and facts always give the same picture. */
  seed: string;
  /** Metres. */
  depthMin: number;
  /** Metres. */
  depthMax: number;
  bottom: Bottom;
  /** Most typical first; creatures without a drawing are ignored. */
  life: readonly string[];
  night?: boolean;
  /** 0 none to 3 strong: tilts soft growth, stretches schools. */
  current?: 0 | 1 | 2 | 3;
  /** The diving area, which decides the sand and the usual hour. */
  area?: string;
  /** Metres on a poor day; low values give green or murky water. */
  visibility?: number;
  /** Degrees Celsius on a cold day; low values give cold green water. */
  temperature?: number;
};

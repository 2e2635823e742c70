import type { Association } from '@/shared/diving/associations';
import { levels } from '@/shared/diving/levels';

/** The certification levels in ascending order; a product requires at least one of them. */
export const certificationLevels = levels;
export type CertificationLevel = (typeof certificationLevels)[number];

type Names = { [level in CertificationLevel]?: string };
const generic: Names = {
  scuba_diver: 'Scuba Diver',
  open_water: 'Open Water Diver',
  advanced: 'Advanced Open Water Diver',
  rescue: 'Rescue Diver',
  divemaster: 'Divemaster',
  instructor: 'Instructor',
};

/**
 * The names printed on the cards of each association, by level: proper names, the same in every language. The levels
 * correspond only roughly.
 */
const namesOf: Record<Association, Names> = {
  PADI: { ...generic, instructor: 'Open Water Scuba Instructor' },
  SSI: {
    scuba_diver: 'Scuba Diver',
    open_water: 'Open Water Diver',
    advanced: 'Advanced Adventurer',
    rescue: 'Stress & Rescue',
    divemaster: 'Divemaster',
    instructor: 'Open Water Instructor',
  },
  CMAS: {
    open_water: 'CMAS 1★',
    advanced: 'CMAS 2★',
    rescue: 'CMAS 2★ + Rescue',
    divemaster: 'CMAS 3★',
    instructor: 'CMAS 1★ Instructor',
  },
  BSAC: {
    open_water: 'Ocean Diver',
    advanced: 'Sports Diver',
    rescue: 'Sports Diver + Rescue',
    divemaster: 'Dive Leader',
    instructor: 'Open Water Instructor',
  },
  SDI: { ...generic, open_water: 'Open Water Scuba Diver', advanced: 'Advanced Adventure Diver' },
  RAID: {
    scuba_diver: 'Scuba Diver',
    open_water: 'Open Water 20',
    advanced: 'Explorer 30',
    rescue: 'Master Rescue',
    divemaster: 'Divemaster',
    instructor: 'Instructor',
  },
  NAUI: {
    open_water: 'Scuba Diver',
    advanced: 'Advanced Scuba Diver',
    rescue: 'Rescue Scuba Diver',
    divemaster: 'Divemaster',
    instructor: 'Instructor',
  },
  GUE: { open_water: 'Recreational 1', advanced: 'Recreational 2', rescue: 'Recreational 3', instructor: 'Instructor' },
  TDI: { advanced: 'Nitrox + Advanced', rescue: 'Rescue', divemaster: 'Divemaster', instructor: 'Instructor' },
  FFESSM: {
    open_water: 'Plongeur Niveau 1',
    advanced: 'Plongeur Niveau 2',
    rescue: 'Plongeur Niveau 3',
    divemaster: 'Guide de palanquée (N4)',
    instructor: 'Moniteur fédéral',
  },
  VDST: {
    open_water: 'DTSA * (Bronze)',
    advanced: 'DTSA ** (Silber)',
    rescue: 'DTSA *** (Gold)',
    divemaster: 'DTSA ****',
    instructor: 'TL *',
  },
  IANTD: { ...generic, advanced: 'Advanced Recreational Diver' },
  ACUC: { ...generic, divemaster: 'Dive Controller' },
  OTHER: generic,
};

/** The levels an association certifies, in ascending order, with the names on its cards. */
export const levelsOf = (association: Association): { level: CertificationLevel; name: string }[] =>
  certificationLevels.flatMap((level) => {
    const name = namesOf[association][level];
    return name ? [{ level, name }] : [];
  });

export const levelName = (association: Association | null, level: CertificationLevel): string | null =>
  namesOf[association ?? 'OTHER'][level] ?? generic[level] ?? null;

export const reaches = (level: CertificationLevel, minimum: CertificationLevel): boolean =>
  certificationLevels.indexOf(level) >= certificationLevels.indexOf(minimum);

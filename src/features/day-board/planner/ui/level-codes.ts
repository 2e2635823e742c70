import type { CertificationLevel } from '@/features/booking/divers/domain/certification';

/** Names of the levels among crews, the same in every language. */
export const levelCodes: Record<Exclude<CertificationLevel, 'none'>, string> = {
  scuba_diver: 'SD',
  open_water: 'OW',
  advanced: 'AOW',
  rescue: 'Rescue',
  divemaster: 'DM',
  instructor: 'Inst',
};

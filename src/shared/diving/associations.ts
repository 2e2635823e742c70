export const associations = [
  'PADI',
  'SSI',
  'CMAS',
  'BSAC',
  'SDI',
  'RAID',
  'NAUI',
  'GUE',
  'TDI',
  'FFESSM',
  'VDST',
  'IANTD',
  'ACUC',
  'OTHER',
] as const;
export type Association = (typeof associations)[number];

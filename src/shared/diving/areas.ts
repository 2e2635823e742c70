/** The areas where the shop dives. */
export const areas = [
  'sanur',
  'nusa_penida',
  'nusa_lembongan',
  'padang_bai',
  'candidasa',
  'amed',
  'tulamben',
  'pemuteran',
  'menjangan',
  'gilimanuk',
] as const;

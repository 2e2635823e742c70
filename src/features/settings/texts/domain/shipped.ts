/** A section of a shipped page, as keys of the page's namespace in display order. */
export type Part = { title: string; texts?: readonly string[]; points?: readonly string[]; list?: readonly string[] };

const article = (id: string): Part => ({ title: `section.${id}.title`, texts: [`section.${id}.text`] });

const terms = [
  'booking',
  'price',
  'cancel',
  'operator',
  'fit',
  'health',
  'conduct',
  'kit',
  'liability',
  'account',
  'law',
];
const privacy = ['who', 'what', 'why', 'security', 'long', 'others', 'cookies', 'rights', 'children', 'change'];

const pointsOf = (group: string, ...names: string[]) => names.map((name) => `${group}.${name}`);

export const shippedParts = {
  terms: terms.map(article),
  privacy: privacy.map(article),
  about: [
    { title: 'storyTitle', texts: ['story'] },
    { title: 'howTitle', texts: ['howIntro'], points: pointsOf('how', 'group', 'pace', 'kit', 'no') },
    { title: 'teamTitle', texts: ['teamIntro'], points: pointsOf('team', 'guides', 'crew', 'workshop', 'desk') },
    { title: 'visitTitle', texts: ['visitText'] },
  ],
  careers: [
    { title: 'offerTitle', points: pointsOf('offer', 'contract', 'hours', 'learn', 'kit') },
    { title: 'rolesTitle', texts: ['rolesIntro'], points: pointsOf('roles', 'guide', 'instructor', 'crew', 'desk') },
    { title: 'applyTitle', texts: ['fair'], points: pointsOf('apply', 'write', 'meet', 'day') },
    { title: 'internships', texts: ['internshipsText'] },
  ],
  csr: [
    { title: 'mealsTitle', texts: ['meals', 'mealsNote'] },
    { title: 'stepsTitle', points: pointsOf('steps', 'dive', 'count', 'cook') },
    { title: 'reefTitle', texts: ['reef'] },
    { title: 'cleanTitle', texts: ['clean'] },
    { title: 'waterTitle', list: ['touch', 'manta', 'anchor', 'bottle'].map((rule) => `waterRules.${rule}`) },
    { title: 'joinTitle', texts: ['joinText'] },
  ],
} as const satisfies Record<string, readonly Part[]>;

/** Effective date of the shipped terms. */
export const SHIPPED_AS_OF = '2026-11-22';

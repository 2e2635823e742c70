/** Motifs that are defined once in a picture and recoloured for each copy. */
const shared = new Set([
  'fan-coral',
  'staghorn',
  'table-coral',
  'brain-coral',
  'barrel-sponge',
  'soft-coral',
  'tube-sponge',
  'kelp',
  'anemone',
  'rock-1',
  'rock-2',
  'wreck-bow',
  'fish-school',
  'jack-vortex',
  'anthias',
]);

export const isShared = (name: string, isSilhouette: boolean): boolean =>
  shared.has(name) && ((name !== 'anemone' && name !== 'wreck-bow') || isSilhouette);

/** Motifs whose drawing is too fine to be reduced to its outline. */
export const isFlat = (name: string, isSilhouette: boolean): boolean =>
  isSilhouette && name !== 'fan-coral' && name !== 'kelp';

const isDetail = (tag: string) => /-opacity="/.test(tag) && (/\{[23]\}/.test(tag) || /fill-opacity="\.[012]/.test(tag));

const outlineOf = (body: string): string =>
  body.replace(/<(?:path|circle|ellipse)[^<>]*>/g, (tag) => (isDetail(tag) ? '' : tag)).replace(/\{[23]\}/g, '{1}');

/** Makes the first colour the current colour, leaves the second to be inherited, and fixes the others. */
export function recolourable(body: string, flat: boolean): string {
  return (flat ? outlineOf(body) : body).replace(
    /<(path|circle|ellipse|g)\b([^<>]*)>/g,
    (_, tag: string, written: string) => {
      const end = written.endsWith('/') ? '/' : '';
      const own = end ? written.slice(0, -1) : written;
      const attributes = own.includes(' fill="{') && !own.includes(' stroke="') ? `${own} stroke="none"` : own;
      const painted = attributes
        .replace(/ (fill|stroke)="\{2\}"/g, '')
        .replace(/\{1\}/g, 'currentColor')
        .replace(/\{[345]\}/g, '#0a3550');
      return `<${tag}${painted}${end}>`;
    },
  );
}

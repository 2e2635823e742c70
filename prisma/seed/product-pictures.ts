import { sceneDescriptions } from '../../demo/content/scene-descriptions';
import type { AreaName, DiveSiteContent, Localised, ProductContent } from '../../demo/content/types';
import { type Drawing, pictureAt, scene, sitePicture } from './pictures';

export type ProductPicture = { drawing: Drawing; alt: Localised };

const MOST = 5;
const MOST_SITES = 3;

const sceneOfArea: Partial<Record<AreaName, string>> = {
  amed: 'area-amed',
  candidasa: 'area-candidasa',
  menjangan: 'area-menjangan',
  nusa_lembongan: 'area-nusa-lembongan',
  nusa_penida: 'area-nusa-penida',
  padang_bai: 'area-padang-bai',
  sanur: 'area-sanur',
  tulamben: 'area-tulamben',
};

const scenesOfKind: Record<ProductContent['kind'], readonly string[]> = {
  trip: [],
  activity: ['snorkelling-lagoon'],
  course: ['pool-training', 'classroom'],
  go_pro: ['gopro-instructor', 'classroom'],
  internship: ['internship-team', 'gopro-instructor'],
};

const underWater = ({ name }: DiveSiteContent): Localised => ({
  en: `Under water at ${name.en}`,
  id: `Bawah laut di ${name.id}`,
  ja: `${name.ja}の水中`,
  zh: `${name.zh}的水下景象`,
  de: `Unter Wasser: ${name.de}`,
});

function described(name: string): ProductPicture {
  const alt = sceneDescriptions[name];
  if (!alt) throw new Error(`no description of the scene ${name}`);
  return { drawing: scene(name), alt };
}

const atSite = (site: DiveSiteContent): ProductPicture => ({ drawing: sitePicture(site), alt: underWater(site) });

/** Replaces a scene that another product already has with a composed scene, so that neighbours look different. */
function coversOf(products: ProductContent[], diveSites: DiveSiteContent[]): Map<string, ProductPicture> {
  const sites = new Map(diveSites.map((site) => [site.slug, site]));
  const taken = new Set<string>();
  const turns = new Map<string, number>();
  return new Map(
    products.map((product, position) => {
      const { slug, scene: preferred } = product;
      const site = sites.get(product.locations[0] ?? '') ?? diveSites[position % diveSites.length];
      if (preferred && !taken.has(preferred)) {
        taken.add(preferred);
        return [slug, described(preferred)];
      }
      if (!site) throw new Error(`no picture for ${slug}`);
      const turn = turns.get(site.slug) ?? 0;
      turns.set(site.slug, turn + 1);
      const drawing = pictureAt(site, { seed: slug, night: slug.includes('night'), deepest: product.depthLimit, turn });
      return [slug, { drawing, alt: underWater(site) }];
    }),
  );
}

/** Shows more of a product with pictures that the demo has anyway: its area, its sites, scenes of its kind. */
function furtherPictures({ kind, area, locations }: ProductContent, diveSites: DiveSiteContent[]): ProductPicture[] {
  const sites = locations.flatMap((slug) => diveSites.filter((site) => site.slug === slug)).slice(0, MOST_SITES);
  const ofArea = sceneOfArea[area];
  const ofKind = scenesOfKind[kind].map(described);
  const learns = kind !== 'trip' && kind !== 'activity';
  const there = [...(ofArea && !learns ? [described(ofArea)] : []), ...sites.map(atSite)];
  return learns ? [...ofKind, ...there] : [...there, ...ofKind];
}

/** Returns the pictures of each product by its slug, the cover first. */
export function picturesOf(products: ProductContent[], diveSites: DiveSiteContent[]): Map<string, ProductPicture[]> {
  const covers = coversOf(products, diveSites);
  return new Map(
    products.map((product) => {
      const cover = covers.get(product.slug);
      const all = [...(cover ? [cover] : []), ...furtherPictures(product, diveSites)];
      const names = all.map(({ drawing }) => drawing.name);
      return [product.slug, all.filter((_, index) => names.indexOf(names[index] ?? '') === index).slice(0, MOST)];
    }),
  );
}

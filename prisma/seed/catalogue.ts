import { needsOf } from '../../demo/content/needs';
import { demoPriceRules } from '../../demo/content/price-rules';
import { requirementsOf, skippedStepsOf, taughtBy } from '../../demo/content/requirements';
import type {
  AddOnContent,
  DiveSiteContent,
  FacilityContent,
  FaqContent,
  Localised,
  PersonInCharge,
  ProductContent,
} from '../../demo/content/types';
import type { Tx } from '../../src/server/database/db';
import type { Storage } from '../../src/server/storage/storage';
import { locales } from '../../src/shared/locale/locales';
import { dayAt } from '../../src/shared/time/days';
import { addOnPicture } from './add-on-pictures';
import { seedAddOns } from './add-ons';
import { keepDrawings } from './keep-drawings';
import { perLanguage } from './per-language';
import { type Drawing, scene, sitePicture } from './pictures';
import { type ProductPicture, picturesOf } from './product-pictures';

export type Catalogue = {
  products: ProductContent[];
  addOns: AddOnContent[];
  diveSites: DiveSiteContent[];
  peopleInCharge: PersonInCharge[];
  facilities: FacilityContent[];
  faqs: FaqContent[];
};

const itineraryIn = (product: ProductContent): Localised<{ at: string; text: string }[]> =>
  Object.fromEntries(
    locales.map((lng) => [lng, product.itinerary.map(({ at, text }) => ({ at, text: text[lng] }))]),
  ) as Localised<{ at: string; text: string }[]>;

export const drawingsOfCatalogue = ({ products, addOns, diveSites, facilities }: Catalogue): Drawing[] => [
  ...[...picturesOf(products, diveSites).values()].flat().map(({ drawing }) => drawing),
  ...diveSites.map((site) => sitePicture(site)),
  ...facilities.map((facility) => scene(facility.scene)),
  ...addOns.map(addOnPicture),
];

async function seedDiveSites(db: Tx, { diveSites, peopleInCharge }: Catalogue, pictures: Map<string, string>) {
  const ids = new Map<string, string>();
  for (const [sortOrder, site] of diveSites.entries()) {
    const { name, summary, body, marineLife } = site;
    const person = peopleInCharge.find(({ sites }) => sites.includes(site.slug));
    const { id } = await db.location.create({
      data: {
        slug: site.slug,
        sortOrder,
        texts: perLanguage({ name, summary, body, marine_life: marineLife }),
        area: site.area,
        latitude: site.position.latitude,
        longitude: site.position.longitude,
        depthFrom: site.depth.from,
        depthTo: site.depth.to,
        level: site.level,
        current: site.current,
        visibilityFrom: site.visibility.from,
        visibilityTo: site.visibility.to,
        waterFrom: site.water.from,
        waterTo: site.water.to,
        bottom: site.bottom,
        life: site.life,
        bestMonths: site.bestMonths,
        snorkelling: site.snorkelling,
        homePosition: site.homePosition ?? null,
        picName: person?.name ?? null,
        picPhone: person?.phone ?? null,
        picEmail: person?.email ?? null,
        images: { create: { mediaId: pictures.get(sitePicture(site).name) ?? '', alts: name } },
      },
    });
    ids.set(site.slug, id);
  }
  return ids;
}

type Ids = Map<string, string>;

const requireId = (ids: Ids, slug: string, of: string): string => {
  const id = ids.get(slug);
  if (!id) throw new Error(`${of} names ${slug}, which is not in the catalogue`);
  return id;
};

function needsColumns(product: ProductContent) {
  const { transport, ledBy, diversPerGuide, parts, areas } = needsOf(product);
  return {
    transport: [...transport],
    ledBy: [...ledBy],
    diversPerGuide,
    parts: [...parts],
    servedAreas: [...areas],
  };
}

const imagesOf = (gallery: ProductPicture[], ids: Ids) =>
  gallery.map(({ drawing, alt }, position) => ({ mediaId: ids.get(drawing.name) ?? '', alts: alt, position }));

async function seedProduct(
  db: Tx,
  product: ProductContent,
  sortOrder: number,
  images: ReturnType<typeof imagesOf>,
  ids: Record<string, Ids>,
) {
  const { title, summary, body, included, excluded } = product;
  const { diveSites = new Map(), addOns = new Map() } = ids;
  const { id } = await db.product.create({
    data: {
      slug: product.slug,
      kind: product.kind,
      sortOrder,
      texts: perLanguage({ title, summary, body, itinerary: itineraryIn(product), included, excluded }),
      bookable: product.bookable,
      area: product.area,
      difficulty: product.difficulty,
      diveCount: product.diveCount,
      durationDays: product.durationDays,
      minimumAge: product.minimumAge,
      minimumLevel: product.minimumLevel,
      languages: product.languages,
      pickup: product.pickup,
      ...(product.transfers && { transfers: product.transfers }),
      weekdays: product.weekdays,
      seatsPerDay: product.seatsPerDay,
      cutOffHours: product.cutOffHours,
      ...(product.confirmation && { confirmation: product.confirmation }),
      ...(product.forms && { forms: product.forms }),
      ...(product.departureTime && { departureTime: product.departureTime }),
      ...needsColumns(product),
      maxQuantity: product.maxQuantity,
      diversPerPackage: product.diversPerPackage ?? 2,
      allowHalfPackage: product.allowHalfPackage ?? false,
      refresher: product.refresher ?? false,
      requirements: requirementsOf(product),
      skippedSteps: skippedStepsOf(product),
      teaches: taughtBy(product),
      depthLimit: product.depthLimit ?? null,
      currentLimit: product.currentLimit ?? null,
      price: product.price,
      variants: { create: product.variants.map(({ name, price }, position) => ({ names: name, price, position })) },
      faqs: {
        create: product.faqs.map(({ question, answer }, position) => ({
          texts: perLanguage({ question, answer }),
          position,
        })),
      },
      images: { create: images },
      addOns: {
        create: product.addOns.map((slug, position) => ({ addOnId: requireId(addOns, slug, product.slug), position })),
      },
      locations: {
        create: product.locations.map((slug, position) => ({
          locationId: requireId(diveSites, slug, product.slug),
          position,
        })),
      },
    },
  });
  return id;
}

async function linkProducts(db: Tx, products: ProductContent[], ids: Ids) {
  for (const { slug, programme, comesAfter = [] } of products) {
    if (!programme && comesAfter.length === 0) continue;
    await db.product.update({
      where: { slug },
      data: {
        ...(programme && { programmeId: requireId(ids, programme, slug) }),
        comesAfter: { connect: comesAfter.map((before) => ({ id: requireId(ids, before, slug) })) },
      },
    });
  }
}

async function seedPriceRules(db: Tx, now: Date) {
  for (const [slug, priceRules] of demoPriceRules(dayAt(now)))
    await db.product.updateMany({ where: { slug }, data: { priceRules } });
}

export async function seedCatalogue(db: Tx, storage: Storage, catalogue: Catalogue, now: Date): Promise<void> {
  const { products, addOns, diveSites, facilities, faqs } = catalogue;
  const galleries = picturesOf(products, diveSites);
  const pictures = await keepDrawings(db, storage, drawingsOfCatalogue(catalogue), now);
  const ids = {
    diveSites: await seedDiveSites(db, catalogue, pictures),
    addOns: await seedAddOns(db, addOns, pictures),
  };
  const productIds: Ids = new Map();
  for (const [position, product] of products.entries()) {
    const images = imagesOf(galleries.get(product.slug) ?? [], pictures);
    productIds.set(product.slug, await seedProduct(db, product, position, images, ids));
  }
  await linkProducts(db, products, productIds);
  await seedPriceRules(db, now);
  for (const [sortOrder, facility] of facilities.entries()) {
    const { slug, kind, name, summary, body, equipment, position } = facility;
    const coverId = pictures.get(scene(facility.scene).name) ?? null;
    const texts = perLanguage({ name, summary, body, equipment });
    await db.facilityLocation.create({ data: { slug, kind, sortOrder, texts, coverId, ...position } });
  }
  for (const [position, { topic, question, answer }] of faqs.entries()) {
    await db.faq.create({ data: { topic, position, texts: perLanguage({ question, answer }) } });
  }
}

import { defaultNeeds } from '@/features/catalogue/domain/default-needs';
import type { NewProduct, ProductView } from '@/features/catalogue/products/admin/schema';
import { fieldError } from '@/shared/errors/errors';
import type { ProductPatch } from './relations';

type PerDay = Pick<ProductView, 'transport' | 'led_by'>;
type Needs = PerDay & Pick<ProductView, 'divers_per_guide' | 'parts' | 'served_areas'>;
type Described = Pick<ProductView, 'kind' | 'texts' | 'area' | 'dive_count' | 'duration_days' | 'departure_time'>;

export const daysOf = (durationDays: number): number => Math.max(1, Math.ceil(durationDays));

/** Drops equal entries at the end, because the last entry repeats. */
function withoutRepeats<Entry>(perDay: readonly Entry[]): Entry[] {
  const last = perDay.findLastIndex((entry, day) => day === 0 || entry !== perDay[day - 1]);
  return perDay.slice(0, last + 1);
}

function refuseFurtherDays(sent: Partial<PerDay>, durationDays: number): void {
  for (const [field, entries] of Object.entries({ transport: sent.transport, led_by: sent.led_by })) {
    if (entries && withoutRepeats<string>(entries).length > daysOf(durationDays)) {
      throw fieldError(field, 'invalid.more_lines_than_days');
    }
  }
}

export function usualNeeds(product: Described, slug = ''): Needs {
  const { transport, ledBy, diversPerGuide, parts } = defaultNeeds({
    kind: product.kind,
    name: `${slug} ${product.texts.en.title}`,
    area: product.area,
    diveCount: product.dive_count,
    durationDays: product.duration_days,
    departureTime: product.departure_time,
  });
  return {
    transport: [...transport],
    led_by: [...ledBy],
    divers_per_guide: diversPerGuide,
    parts: [...parts],
    served_areas: product.area === null ? [] : [product.area],
  };
}

/** Adds the usual needs of its kind to a new product whose input has none. */
export function withUsualNeeds(
  product: Omit<NewProduct, 'slug'>,
  { slug, ratio }: { slug?: string | undefined; ratio: number },
) {
  refuseFurtherDays(product, product.duration_days);
  const usual = usualNeeds(product, slug);
  return {
    ...product,
    transport: withoutRepeats(product.transport ?? usual.transport),
    led_by: withoutRepeats(product.led_by ?? usual.led_by),
    divers_per_guide: product.divers_per_guide ?? Math.min(ratio, usual.divers_per_guide),
    parts: product.parts ?? usual.parts,
    served_areas: product.served_areas ?? usual.served_areas,
  };
}

/** Converts a change for storage; a product that gets shorter loses the entries of its removed days. */
export function withNeedsOfItsDays(
  before: PerDay & Pick<ProductView, 'duration_days'>,
  patch: ProductPatch,
): ProductPatch {
  const durationDays = patch.duration_days ?? before.duration_days;
  refuseFurtherDays(patch, durationDays);
  const isShorter = durationDays < before.duration_days;
  const entriesFor = <Entry>(sent: Entry[] | undefined, stored: Entry[]) =>
    sent || isShorter ? withoutRepeats((sent ?? stored).slice(0, daysOf(durationDays))) : undefined;
  return {
    ...patch,
    transport: entriesFor(patch.transport, before.transport),
    led_by: entriesFor(patch.led_by, before.led_by),
  };
}

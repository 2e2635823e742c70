import { type CertificationLevel, certificationLevels, reaches } from '@/features/booking/divers/domain/certification';
import type { ProductCard } from '@/features/catalogue/schema';
import type { ShopAgencies } from '@/shared/shop/agencies';
import type { Day } from '@/shared/time/days';
import { cardLevel } from './card-level';
import { type FitDiver, fitOf, type Opener } from './fit';
import { fitProduct } from './fit-product';

type Course = Pick<ProductCard, 'level' | 'minimum_age' | 'refresher' | 'teaches'>;
type For = { diver: FitDiver; day: Day; shop: ShopAgencies };

const rank = (level: CertificationLevel): number => certificationLevels.indexOf(level);

/** The courses that raise this diver's level: first those up to the wanted level, the highest first. */
function raising<Product extends Course>(courses: readonly Product[], wanted: CertificationLevel, of: For): Product[] {
  const own = of.diver.level ? cardLevel(of.diver.association, of.diver.level, of.shop) : 'none';
  const steps = courses.flatMap((course) =>
    course.teaches.level && !reaches(own, course.teaches.level) ? [{ course, rank: rank(course.teaches.level) }] : [],
  );
  const upTo = steps.filter((step) => step.rank <= rank(wanted)).sort((a, b) => b.rank - a.rank);
  const above = steps.filter((step) => step.rank > rank(wanted)).sort((a, b) => a.rank - b.rank);
  return [...upTo, ...above].map(({ course }) => course);
}

function candidates<Product extends Course>(opener: Opener, courses: readonly Product[], of: For): Product[] {
  if (opener.kind === 'guide') return [];
  if (opener.kind === 'refresher') return courses.filter(({ refresher }) => refresher);
  if ('level' in opener) return raising(courses, opener.level, of);
  return courses.filter(({ teaches }) => teaches.specialties.includes(opener.specialty));
}

/** The course with which a diver goes on towards the trip: the first that they can take themselves. */
export function openingProduct<Product extends Course>(
  opener: Opener,
  courses: readonly Product[],
  of: For,
): Product | null {
  const found = candidates(opener, courses, of);
  return found.find((course) => fitOf(of.diver, fitProduct(course), of.day, of.shop).answer !== 'not_yet') ?? null;
}

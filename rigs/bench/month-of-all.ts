import { dayAt, plusDays } from '../../src/shared/time/days';
import { type Answer, get } from '../lib/load';

const MOST = 100;
const kinds = ['trip', 'activity', 'course'];

type Listed = { slug: string; bookable: boolean };

async function bookableSlugs(origin: string): Promise<string[]> {
  const lists = await Promise.all(
    kinds.map(async (kind) => {
      const answer = await fetch(`${origin}/api/users/products?kind=${kind}&per_page=${MOST}`);
      return ((await answer.json()) as { data: Listed[] }).data;
    }),
  );
  return lists.flat().flatMap(({ slug, bookable }) => (bookable ? [slug] : []));
}

/** Reads the same month in one call, as a listing does. */
export function readMonthAtOnce(origin: string): () => Promise<Answer> {
  const today = dayAt(new Date());
  return () => get(`${origin}/api/users/availability?from=${today}&to=${plusDays(today, 30)}`);
}

/** Reads a month of every product one call at a time, as a calendar does. */
export async function readMonthOfEach(origin: string): Promise<{ products: number; call: () => Promise<Answer> }> {
  const slugs = await bookableSlugs(origin);
  const today = dayAt(new Date());
  const call = async (): Promise<Answer> => {
    let [status, bytes] = [200, 0];
    for (const slug of slugs) {
      const month = `from=${today}&to=${plusDays(today, 30)}`;
      const answer = await get(`${origin}/api/users/products/${slug}/availability?${month}`);
      if (answer.status !== 200) status = answer.status;
      bytes += answer.bytes;
    }
    return { status, bytes };
  };
  return { products: slugs.length, call };
}

type Tagged = { slug: string; tags: string[] };

/** Sorts by shared tags; ties stay in the given order, which is by date. */
export function relatedTo<P extends Tagged>(post: Tagged, others: P[], most = 3): P[] {
  const shared = ({ tags }: P) => tags.filter((tag) => post.tags.includes(tag)).length;
  return others
    .filter(({ slug }) => slug !== post.slug)
    .sort((one, other) => shared(other) - shared(one))
    .slice(0, most);
}

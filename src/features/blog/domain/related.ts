type Tagged = { slug: string; tags: string[] };

/** Sorts by the number of shared tags; ties keep their given order. */
export function relatedTo<P extends Tagged>(post: Tagged, others: P[], most = 3): P[] {
  const shared = ({ tags }: P) => tags.filter((tag) => post.tags.includes(tag)).length;
  return others
    .filter(({ slug }) => slug !== post.slug)
    .sort((one, other) => shared(other) - shared(one))
    .slice(0, most);
}

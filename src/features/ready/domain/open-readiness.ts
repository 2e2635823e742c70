type Open = { missing: readonly string[]; open_papers: readonly string[] };

/** True while the diver has something to answer or to sign. */
export const isOpen = ({ missing, open_papers }: Open): boolean => missing.length > 0 || open_papers.length > 0;

/** Does this link lead to the page one is on, or (unless `exact`) to a part of the site that holds it? */
export function isCurrent(path: string, href: string, exact = false): boolean {
  const [target = '', anchor] = href.split('#');
  if (anchor !== undefined) return false;
  return path === target || (!exact && path.startsWith(`${target}/`));
}

/** Whether a link leads to the current page or, unless `exact`, to a parent of it. */
export function isCurrent(path: string, href: string, exact = false): boolean {
  const [target = '', anchor] = href.split('#');
  if (anchor !== undefined) return false;
  return path === target || (!exact && path.startsWith(`${target}/`));
}

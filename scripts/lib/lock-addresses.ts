import { basename } from 'node:path';

/** A host that cannot exist: npm puts the configured registry in its place, as `.npmrc` says. */
const NO_REGISTRY = 'https://registry.invalid';

type Package = { name?: string; version: string; integrity?: string; resolved?: string };
export type Lock = { packages: Record<string, Package> };

/** Where every registry keeps the file of a package; without it, npm asks for all versions of each package first. */
function addressOf(folder: string, { name, version }: Package): string {
  const full = name ?? folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length);
  return `${NO_REGISTRY}/${full}/-/${basename(full)}-${version}.tgz`;
}

/** What is part of another package has no file of its own, and no integrity. */
const fromRegistry = ({ packages }: Lock) => Object.entries(packages).filter(([, { integrity }]) => integrity);

/** The folders of the packages whose address npm would have to ask for, or that name a host. */
export const foldersWithoutAddress = (lock: Lock): string[] =>
  fromRegistry(lock).flatMap(([folder, entry]) => (entry.resolved === addressOf(folder, entry) ? [] : [folder]));

/** In npm's order, so that only addresses change in the file. */
function withAddress(folder: string, entry: Package): Package {
  const { name, version, resolved: _, ...rest } = entry;
  return { ...(name && { name }), version, resolved: addressOf(folder, entry), ...rest };
}

export function withAddresses(lock: Lock): Lock {
  const found = fromRegistry(lock).map(([folder, entry]) => [folder, withAddress(folder, entry)]);
  return { ...lock, packages: { ...lock.packages, ...Object.fromEntries(found) } };
}

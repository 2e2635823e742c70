import { Fault } from '../lib/fault';

export type Names = { kebab: string; camel: string; pascal: string; table: string };

export function namesOf(given: string): Names {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(given)) {
    throw new Fault('Name the feature after its noun, in small letters: npm run new:feature wish-lists');
  }
  const camel = given.replace(/-(.)/g, (_, character: string) => character.toUpperCase());
  return {
    kebab: given,
    camel,
    pascal: camel.charAt(0).toUpperCase() + camel.slice(1),
    table: given.replace(/-/g, '_'),
  };
}

export const named = (text: string, names: Names): string =>
  text
    .replaceAll('__feature-path__', names.kebab)
    .replaceAll('__feature_table__', names.table)
    .replaceAll('__Feature__', names.pascal)
    .replaceAll('__feature__', names.camel);

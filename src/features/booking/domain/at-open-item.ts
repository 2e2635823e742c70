import type { Draft } from './draft';

/** Who comes along, as a field: their number follows from it. */
const ALONG = 'along';

function ownName(field: string): string {
  const first = field.split('.')[0];
  return first === 'divers' || first === 'quantity' ? ALONG : field;
}

/**
 * Errors of a booking with several items by the names that the fields of the form have: those of the open item are
 * fields of the draft itself.
 */
export function atOpenItem<Fault>(errors: Record<string, Fault>, { basket }: Draft): Record<string, Fault> {
  if (!basket) return errors;
  const prefix = `items.${basket.at}.`;
  return Object.fromEntries(
    Object.entries(errors).map(([field, fault]) => {
      if (field.startsWith(prefix)) return [ownName(field.slice(prefix.length)), fault];
      return [/^divers\.\d+$/.test(field) ? ALONG : field, fault];
    }),
  );
}

const ofItem = ['product', 'variant', 'activity_date', 'activity_time', 'add_ons', 'companions', ALONG];

/** The same errors by the names that the server has for them, before another item is opened. */
export function atItsItem<Fault>(errors: Record<string, Fault>, { basket }: Draft): Record<string, Fault> {
  if (!basket) return errors;
  return Object.fromEntries(
    Object.entries(errors).map(([field, fault]) => {
      const [first = ''] = field.split('.');
      if (!ofItem.includes(first)) return [field, fault];
      return [`items.${basket.at}.${first === ALONG ? 'divers' : field}`, fault];
    }),
  );
}

/** The position of the first item with an error that is not open. */
export const closedItemIn = (errors: Record<string, unknown>): number | undefined =>
  Object.keys(errors)
    .flatMap((field) => (/^items\.\d+\./.test(field) ? Number(field.split('.')[1]) : []))
    .sort((a, b) => a - b)[0];

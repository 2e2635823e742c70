import type { Draft } from './draft';

/** The field for the people on an item, which determines their number. */
const ALONG = 'along';

function ownName(field: string): string {
  const first = field.split('.')[0];
  return first === 'divers' || first === 'quantity' ? ALONG : field;
}

/**
 * Renames errors of a booking with several items to the form's field names: those of the open item become fields of the
 * draft.
 */
export function errorsOfOpenItem<Fault>(errors: Record<string, Fault>, { basket }: Draft): Record<string, Fault> {
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

/** Renames the errors back to the server's names, before another item is opened. */
export function errorsByItem<Fault>(errors: Record<string, Fault>, { basket }: Draft): Record<string, Fault> {
  if (!basket) return errors;
  return Object.fromEntries(
    Object.entries(errors).map(([field, fault]) => {
      const [first = ''] = field.split('.');
      if (!ofItem.includes(first)) return [field, fault];
      return [`items.${basket.at}.${first === ALONG ? 'divers' : field}`, fault];
    }),
  );
}

/** The position of the first closed item with an error. */
export const closedItemIn = (errors: Record<string, unknown>): number | undefined =>
  Object.keys(errors)
    .flatMap((field) => (/^items\.\d+\./.test(field) ? Number(field.split('.')[1]) : []))
    .sort((a, b) => a - b)[0];

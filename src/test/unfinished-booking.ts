import type { callerFor } from './actors';

/** Makes a guest stop in the middle of the booking form, with words that occur nowhere else. */
export async function leaveUnfinished(guest: Awaited<ReturnType<typeof callerFor>>, product: string): Promise<void> {
  const draft = { product, divers: [{ full_name: 'Cosmo Driftwood' }], inquiry: 'Is ablutophobia a problem?' };
  await guest.booking.draft.save({ draft: JSON.stringify(draft), device: 'browser-of-zeb', seen: null });
}

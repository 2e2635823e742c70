import { gasReasons, type ReasonKey } from '@/features/booking/fit/domain/fit';
import { fitDiver } from '@/features/booking/fit/domain/fit-diver';
import { isLogged } from '@/features/equipment/gas/data';
import { guestsBetween } from '@/features/orders/manifest/queries/guests-between';
import type { Tx } from '@/server/database/db';
import type { ErrorKey } from '@/shared/errors/error-key';
import { fieldError } from '@/shared/errors/errors';
import type { Day } from '@/shared/time/days';
import { requireTank } from './require-tank';

type Fill = { date: Day; diver: string; tag: string; oxygen: number; pressure: number; card_seen: string };

const sentenceOf = (key: ReasonKey): ErrorKey =>
  key === 'enriched_air_missing' ? 'invalid.enriched_air_missing' : 'invalid.enriched_air_unknown';

/** Refuses a richer gas than air for a diver without the certificate, unless staff saw the card. */
async function requireCertificate(tx: Tx, { date, diver, oxygen, card_seen }: Fill): Promise<void> {
  const { guests } = await guestsBetween(tx, date, date);
  const guest = guests.find((one) => one.diver === diver);
  if (!guest) throw fieldError('diver', 'invalid.field');
  const [reason] = gasReasons(fitDiver(guest.about), oxygen);
  if (reason && card_seen === '') throw fieldError('card_seen', sentenceOf(reason.key));
}

/** The id of the tank, null for a rented one, once nothing speaks against giving this fill to the diver. */
export async function requireFill(tx: Tx, fill: Fill, except?: string): Promise<string | null> {
  const unitId = await requireTank(tx, fill.tag, fill.date);
  await requireCertificate(tx, fill);
  if (await isLogged(tx, fill, except)) throw fieldError('tag', 'invalid.fill_logged', { tag: fill.tag });
  return unitId;
}

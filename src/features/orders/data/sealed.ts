import { env } from '@/env';
import { erasedDiverRow, fromDiverRow, toDiverRow } from '@/features/booking/divers/domain/row';
import { type DiverView, diverView, type OpenDiver } from '@/features/booking/divers/schema';
import type { BookingInput } from '@/features/booking/schema';
import { emergencyContactView } from '@/features/booking/schema';
import { companionNames, orderDetails } from '@/features/orders/schema';
import { addressMarks } from '@/server/crypto/address-marks';
import { open, seal } from '@/server/crypto/crypto';
import { keyringOf } from '@/server/crypto/keyring';
import { phoneMarks } from '@/server/crypto/phone-marks';
import type { z } from '@/shared/schema/zod';
import { type Day, toDate, toDay } from '@/shared/time/days';
import type { OrderRow } from './orders';

type DiverRow = OrderRow['divers'][number];

const withBirthDate = diverView.pick({ date_of_birth: true });

const sealed = (details: object): string => seal(JSON.stringify(details));
const opened = (text: string): object => JSON.parse(open(text));

/** Encrypts a diver's personal data; the rest stays searchable and countable by the database. */
export function sealDiver(diver: OpenDiver | DiverView, position: number) {
  const row = toDiverRow(diver);
  return {
    ...row,
    position,
    lastDive: row.lastDive ? toDate(row.lastDive) : null,
    sealed: sealed(row.sealed),
    sealedDetails: sealed(row.sealedDetails),
    phoneMarks: diver.phone ? phoneMarks(keyringOf(env)[0], diver.phone) : [],
  };
}

export const openDiver = (row: DiverRow): DiverView =>
  fromDiverRow({
    ...row,
    lastDive: row.lastDive && toDay(row.lastDive),
    sealed: opened(row.sealed),
    sealedDetails: row.sealedDetails ? opened(row.sealedDetails) : {},
  });

/** Null once erased. */
export const openBirthDate = ({ sealedDetails }: Pick<DiverRow, 'sealedDetails'>): Day | null =>
  sealedDetails ? withBirthDate.parse(opened(sealedDetails)).date_of_birth : null;

/** Detaches a log of gas from its diver; the tank and its fill stay. */
export const blankGasLog = { diverId: null, analysedBy: null, cardSeen: null, sealed: null, voidReason: null };

/** Column values that overwrite an erased diver. */
export const blankDiver = () => ({
  ...erasedDiverRow,
  sealed: sealed(erasedDiverRow.sealed),
  sealedDetails: null,
  phoneMarks: [],
});

type Details = Pick<BookingInput, 'pickup_address' | 'inquiry'>;

/** Encrypts the pickup address and the inquiry. */
export const sealDetails = ({ pickup_address, inquiry }: Details) => ({
  sealedDetails: pickup_address || inquiry ? sealed({ pickup_address, inquiry }) : null,
  addressMarks: addressMarks(keyringOf(env)[0], pickup_address),
});

type Names = z.infer<typeof companionNames>;

/** Null when no companion has a name. */
export const sealCompanions = (names: Names = []): string | null =>
  names.some((name) => name !== null) ? sealed(names) : null;

/** Returns the names in order; null for a companion without a name, or once erased. */
export const openCompanions = ({ companionNames: names }: Pick<OrderRow['items'][number], 'companionNames'>): Names =>
  names ? companionNames.parse(opened(names)) : [];

export const sealEmergency = (contact: BookingInput['emergency_contact']): string => sealed(contact);

/** Encrypts the pickup address, the inquiry and the emergency contact. */
export const sealOrder = (input: Details & { emergency_contact: BookingInput['emergency_contact'] | null }) => ({
  ...sealDetails(input),
  emergency: input.emergency_contact ? sealEmergency(input.emergency_contact) : '',
});

/** Both fields are null when the order has neither. */
export const openOrder = ({ sealedDetails }: Pick<OrderRow, 'sealedDetails'>) =>
  sealedDetails ? orderDetails.parse(opened(sealedDetails)) : { pickup_address: null, inquiry: null };

/** Null when erased or not filled in yet. */
export const openEmergency = ({ emergency }: Pick<OrderRow, 'emergency'>) =>
  emergency ? emergencyContactView.parse(opened(emergency)) : null;

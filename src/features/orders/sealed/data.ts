import { env } from '@/env';
import type { BookingInput, DiverInput } from '@/features/booking/schema';
import type { OrderRow } from '@/features/orders/data';
import {
  type DiverView,
  diverDetails,
  emergencyContactView,
  orderDetails,
  sealedDiver,
} from '@/features/orders/schema';
import { open, seal } from '@/server/crypto/crypto';
import { keyringOf } from '@/server/crypto/keyring';
import { phoneMarks } from '@/server/crypto/phone-marks';
import { toDate, toDay } from '@/shared/time/days';

type DiverRow = OrderRow['divers'][number];

const sealed = (details: object): string => seal(JSON.stringify(details));
const opened = (text: string): unknown => JSON.parse(open(text));

/** Encrypts a diver's personal data; the rest stays searchable and countable by the database. */
export const sealDiver = (diver: DiverInput, position: number) => ({
  position,
  fullName: diver.full_name,
  gender: diver.gender,
  nationality: diver.nationality,
  preferredLanguage: diver.preferred_language,
  email: diver.email,
  shoeSize: diver.shoe_size,
  shoeSizeSystem: diver.shoe_size_system,
  association: diver.association,
  certificationLevel: diver.certification_level,
  lastDive: diver.last_dive ? toDate(diver.last_dive) : null,
  variant: diver.variant,
  sealed: sealed({
    certification_number: diver.certification_number,
    dietary_restriction: diver.dietary_restriction,
  }),
  sealedDetails: sealed({
    date_of_birth: diver.date_of_birth,
    phone: diver.phone,
    height_cm: diver.height_cm,
    weight_kg: diver.weight_kg,
  }),
  phoneMarks: phoneMarks(keyringOf(env)[0], diver.phone),
});

const erasedDetails = { date_of_birth: null, phone: '', height_cm: 0, weight_kg: 0 };

export const openDiver = (row: DiverRow): DiverView => ({
  full_name: row.fullName,
  gender: row.gender,
  nationality: row.nationality,
  preferred_language: row.preferredLanguage,
  email: row.email,
  shoe_size: row.shoeSize,
  shoe_size_system: row.shoeSizeSystem as DiverView['shoe_size_system'],
  association: row.association as DiverView['association'],
  certification_level: row.certificationLevel as DiverView['certification_level'],
  last_dive: row.lastDive && toDay(row.lastDive),
  variant: row.variant,
  ...sealedDiver.parse(opened(row.sealed)),
  ...(row.sealedDetails ? diverDetails.parse(opened(row.sealedDetails)) : erasedDetails),
});

/** Encrypts the pickup address, the inquiry and the emergency contact. */
export const sealOrder = ({
  pickup_address,
  inquiry,
  emergency_contact,
}: Pick<BookingInput, 'pickup_address' | 'inquiry' | 'emergency_contact'>) => ({
  sealedDetails: pickup_address || inquiry ? sealed({ pickup_address, inquiry }) : null,
  emergency: sealed(emergency_contact),
});

/** Both fields are null for an order that has neither. */
export const openOrder = ({ sealedDetails }: Pick<OrderRow, 'sealedDetails'>) =>
  sealedDetails ? orderDetails.parse(opened(sealedDetails)) : { pickup_address: null, inquiry: null };

/** Null once it is erased. */
export const openEmergency = ({ emergency }: Pick<OrderRow, 'emergency'>) =>
  emergency ? emergencyContactView.parse(opened(emergency)) : null;

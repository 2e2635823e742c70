import { type DiverField, diverFieldNames, diverFields } from '@/features/booking/divers/domain/fields';
import type { DiverView, OpenDiver } from '@/features/booking/divers/schema';
import type { OpenForms } from '@/features/orders/schema';

const ofCertificate: readonly DiverField[] = ['association', 'certification_number'];

/** The fields that a diver needs to sail. */
export const requiredFields = (diver: Pick<DiverView | OpenDiver, 'certification_level'>): DiverField[] =>
  diverFieldNames
    .filter((field) => diverFields[field].isRequired)
    .filter((field) => diver.certification_level !== 'none' || !ofCertificate.includes(field));

/** The required fields that are empty. */
export const openFields = (diver: DiverView | OpenDiver): DiverField[] =>
  requiredFields(diver).filter((field) => diver[field] === null || diver[field] === '');

export const noOpenForms: OpenForms = { divers: [], emergency_contact: false };

type Forms = { divers: readonly DiverView[]; emergency_contact: object | null };

/** Fields still missing from the forms of an order. */
export const openFormsOf = ({ divers, emergency_contact: contact }: Forms): OpenForms => ({
  divers: divers
    .map((diver, position) => ({ position, fields: openFields(diver) }))
    .filter(({ fields }) => fields.length > 0),
  emergency_contact: contact === null,
});

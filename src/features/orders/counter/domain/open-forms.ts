import { type DiverField, diverFieldNames, diverFields } from '@/features/booking/divers/domain/fields';
import type { DiverView } from '@/features/booking/divers/schema';
import type { OpenForms } from '@/features/orders/schema';

const ofCertificate: readonly DiverField[] = ['association', 'certification_number'];

/** The fields that the form requires and that are empty. */
export const openFields = (diver: DiverView): DiverField[] =>
  diverFieldNames
    .filter((field) => diverFields[field].isRequired)
    .filter((field) => diver.certification_level !== 'none' || !ofCertificate.includes(field))
    .filter((field) => diver[field] === null || diver[field] === '');

type Forms = { divers: readonly DiverView[]; emergency_contact: object | null };

/** What the forms of an order still need. */
export const openFormsOf = ({ divers, emergency_contact: contact }: Forms): OpenForms => ({
  divers: divers
    .map((diver, position) => ({ position, fields: openFields(diver) }))
    .filter(({ fields }) => fields.length > 0),
  emergency_contact: contact === null,
});

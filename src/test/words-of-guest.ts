export const person = { first_name: 'Zebulon', last_name: 'Quillfeather' };
export const emails = {
  first: 'first@quill.example',
  current: 'current@quill.example',
  wanted: 'wanted@quill.example',
  typed: 'typed@elsewhere.example',
  receipt: 'treasurer@receipts.example',
};
export const payer = { given_names: 'Zebulon Quillfeather', email: emails.current, mobile_number: '+628119090771' };

/**
 * The recipient of an invoice issued while money is held; it outlives the erasure, so it is none of the guest's words.
 */
export const recipient = {
  name: 'Ambrose Ledger',
  company: 'Ledger & Co.',
  address: 'Tax Street 1',
  tax_number: 'NPWP 01',
};

/** Personal words in an order, one per field. */
export const wordsOfOrder = [
  'Ottoline',
  'Brackwater',
  '628119090771',
  'CERT-9911',
  '1971-03-09',
  'Marmalade',
  'turtlephobia',
  'Perpetua',
  'Plimsoll',
  '628125550987',
  'penicillin',
  'heart condition',
  'narcolepsy',
  'agoraphobia',
  'ACCOUNT_OF',
  'receipts.example',
  'migraine',
  'Tangerine',
];

export const wordsOfPerson = [
  'Zebulon',
  'Quillfeather',
  'quill.example',
  'elsewhere.example',
  'subject-at-google',
  '203.0.113.77',
  'vertigo',
  'claustrophobia',
  'asthma',
  'tinnitus',
  'seasickness',
  'Barnaby',
  'Saltmarsh',
  '628119094433',
  'CERT-4411',
  'Penhaligon',
  'Cosmo',
  'Driftwood',
  'ablutophobia',
];

export const PHONE = '+62 811 909 0771';
export const contactMessage = (email: string, about: object) => ({
  name: 'Zebulon Quillfeather',
  email,
  phone: PHONE,
  subject: 'A question',
  message: 'Can I dive?',
  ...about,
});

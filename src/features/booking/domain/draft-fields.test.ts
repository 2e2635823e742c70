import { expect, test } from 'vitest';
import { emptyDraft } from './draft';
import { textAt } from './draft-fields';

test("textAt reads a draft by the server's field names", () => {
  const draft = emptyDraft('key');
  const written = { ...draft, inquiry: 'Hello', emergency_contact: { ...draft.emergency_contact, phone: '+62' } };
  expect(textAt(written, 'inquiry')).toBe('Hello');
  expect(textAt(written, 'emergency_contact.phone')).toBe('+62');
  expect(textAt(written, 'divers.7.full_name')).toBe('');
});

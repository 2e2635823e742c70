import { expect, test } from 'vitest';
import { newProof, proofIn } from './proof';

const now = new Date('2026-11-21T04:00:00Z');
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
const proof = newProof({ subject: '1', givenName: 'Sari', familyName: 'Dewi', name: '' }, now);

test('a proof is valid for thirty minutes', () => {
  expect(proofIn(proof, later(29.99))).toEqual(proof);
  expect(proofIn(proof, later(30))).toBeNull();
});

test.each([null, 'text', {}, { ...proof, kind: 'facebook' }, { ...proof, subject: undefined }])(
  'proofIn returns null for anything but a proof: %j',
  (other) => {
    expect(proofIn(other, now)).toBeNull();
  },
);

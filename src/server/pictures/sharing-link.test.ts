import { expect, test } from 'vitest';
import { readSharingLink, sharingLink } from './sharing-link';

const shared = {
  title: 'Manta Point & more',
  lng: 'de' as const,
  picture: '/art/scenes/manta-point.svg',
  focus: '40% 20%',
};
const address = () => new URL(sharingLink(shared), 'https://dive.example');

test('sharingLink carries its title, language and picture', () => {
  expect(readSharingLink(address())).toEqual(shared);
});

test.each(['title', 'lng', 'picture', 'focus', 'key'])('a sharing link with an altered %s draws nothing', (name) => {
  const forged = address();
  forged.searchParams.set(name, 'Free dives at evil.example');
  expect(readSharingLink(forged)).toBeNull();
});

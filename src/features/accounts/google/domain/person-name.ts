const LONGEST = 100;

/** As our own forms take names: one line, not too long. */
const asName = (text: string): string =>
  text
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, LONGEST)
    .trim();

/** What a person is called who comes from a provider; not everybody has two names, or says them. */
export function personName(about: { givenName: string; familyName: string; name: string; email: string }): {
  firstName: string;
  lastName: string;
} {
  const lastName = asName(about.familyName);
  const firstName = asName(about.givenName) || (lastName ? '' : asName(about.name));
  if (firstName || lastName) return { firstName: firstName || lastName, lastName: firstName ? lastName : '' };
  return { firstName: asName(about.email.split('@')[0] ?? ''), lastName: '' };
}

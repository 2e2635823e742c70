const LONGEST = 100;

/** Applies the limits of the site's own forms: one line of limited length. */
const asName = (text: string): string =>
  text
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, LONGEST)
    .trim();

/** Also handles people who have no family name or do not share it. */
export function personName(about: { givenName: string; familyName: string; name: string; email: string }): {
  firstName: string;
  lastName: string;
} {
  const lastName = asName(about.familyName);
  const firstName = asName(about.givenName) || (lastName ? '' : asName(about.name));
  if (firstName || lastName) return { firstName: firstName || lastName, lastName: firstName ? lastName : '' };
  return { firstName: asName(about.email.split('@')[0] ?? ''), lastName: '' };
}

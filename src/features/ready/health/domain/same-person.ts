/** False when the diver's name or birth date is no longer that of who answered. */
export const isSamePerson = ({ personMark }: { personMark: string | null }, marks: readonly string[]): boolean =>
  personMark === null || marks.includes(personMark);

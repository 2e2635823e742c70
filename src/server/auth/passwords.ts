import { hash, verify } from '@node-rs/argon2';

const strength = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string): Promise<string> => hash(password, strength);

let nobodys: Promise<string> | undefined;

/** Takes as long for a missing account as for an existing one, so that the response time reveals nothing. */
export async function passwordMatches(passwordHash: string | null, password: string): Promise<boolean> {
  nobodys ??= hashPassword('nobody has this password');
  const matches = await verify(passwordHash ?? (await nobodys), password);
  return matches && passwordHash !== null;
}

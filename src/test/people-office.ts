import { randomUUID } from 'node:crypto';
import { db } from '@/server/database/db';
import type { User } from '@/server/generated/prisma/client';
import { callerFor } from './actors';
import { account, signIn } from './factories';
import { freshAddress } from './try-limits';

export const asStaff = async (admin?: User) => {
  const user = admin ?? (await account({ role: 'ADMIN' }));
  const { users, admins } = (await callerFor(await signIn(user))).admin;
  return { admin: user, users, admins };
};
export const visitor = async () => (await callerFor(null, { address: freshAddress() })).auth;
export const rowOf = ({ id }: { id: string }) => db.user.findUniqueOrThrow({ where: { id } });
export const logOf = (entityId: string) => db.auditEntry.findMany({ where: { entityId }, orderBy: { id: 'asc' } });
export const newAddress = () => `${randomUUID()}@example.test`;
export const nobody = [randomUUID(), 'nothing'];

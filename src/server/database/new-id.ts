import { randomBytes } from 'node:crypto';
import { readClock } from '@/server/process/clock';

/** An id that sorts by its creation time (UUID version 7), as created by Prisma. */
export function newId(): string {
  const bytes = randomBytes(16);
  bytes.writeUIntBE(readClock().getTime(), 0, 6);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x70, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

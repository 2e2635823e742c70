import type { Tx } from '@/server/database/db';
import type { Address, AddressesInput } from './schema';

type Rows = { skip: number; take: number };
type Found = { total: number; rows: Address[] };

const where = { active: true };
const orderBy = { id: 'asc' } as const;
const select = { slug: true, updatedAt: true } as const;

type Row = { slug: string; kind?: Address['kind']; updatedAt: Date };
const toAddress = ({ updatedAt, ...row }: Row): Address => ({ ...row, updated_at: updatedAt });

async function ofProducts(db: Tx, rows: Rows): Promise<Found> {
  const [total, found] = await Promise.all([
    db.product.count({ where }),
    db.product.findMany({ where, orderBy, select: { ...select, kind: true }, ...rows }),
  ]);
  return { total, rows: found.map(toAddress) };
}

async function ofDiveSites(db: Tx, rows: Rows): Promise<Found> {
  const [total, found] = await Promise.all([
    db.location.count({ where }),
    db.location.findMany({ where, orderBy, select, ...rows }),
  ]);
  return { total, rows: found.map(toAddress) };
}

async function ofFacilities(db: Tx, rows: Rows): Promise<Found> {
  const [total, found] = await Promise.all([
    db.facilityLocation.count({ where }),
    db.facilityLocation.findMany({ where, orderBy, select, ...rows }),
  ]);
  return { total, rows: found.map(toAddress) };
}

const kinds = { products: ofProducts, locations: ofDiveSites, facilities: ofFacilities } as const;

export const addressesOf = (db: Tx, of: AddressesInput['of'], rows: Rows): Promise<Found> => kinds[of](db, rows);

import type pg from 'pg';
import { isNeededNow } from '../../../src/features/booking/divers/domain/fields';
import type { DiverView } from '../../../src/features/booking/divers/schema';
import type { OrderRow } from '../../../src/features/orders/data/orders';
import { openDiver, sealDiver } from '../../../src/features/orders/data/sealed';
import { requiredFields } from '../../../src/features/orders/domain/open-forms';
import { newDiverToken } from '../../../src/features/ready/commands/new-diver-token';
import { dayAt } from '../../../src/shared/time/days';
import { runInTransaction } from './copying';

/** Enough for every list that shows them. */
const MOST = 150;

type Row = OrderRow['divers'][number];

/** The fields that are open for a diver who has not started, for one who has, and for one who is ready. */
const openOf: ((diver: DiverView, position: number) => readonly (keyof DiverView)[])[] = [
  (diver, position) => requiredFields(diver).filter((field) => !isNeededNow(field, position)),
  () => ['height_cm', 'weight_kg', 'shoe_size', 'shoe_size_system'],
  () => [],
];

const comingDivers = `
  SELECT divers.id, divers.order_id AS "orderId", position, full_name AS "fullName", gender, nationality,
    preferred_language AS "preferredLanguage", email, shoe_size AS "shoeSize", shoe_size_system AS "shoeSizeSystem",
    association, certification_level AS "certificationLevel", NULL AS "lastDive", variant, sealed,
    divers.sealed_details AS "sealedDetails", phone_marks AS "phoneMarks"
  FROM order_divers AS divers JOIN orders ON orders.id = divers.order_id
  WHERE pg_temp.is_copy(divers.id) AND status IN ('paid', 'confirmed') AND activity_date > $1::date
    AND NOT EXISTS (SELECT FROM diver_links WHERE diver_id = divers.id)
  ORDER BY activity_date, divers.order_id, position LIMIT ${MOST}`;

function opened(row: Row, index: number) {
  const diver = openDiver(row);
  const open = openOf[index % openOf.length]?.(diver, row.position) ?? [];
  return sealDiver({ ...diver, ...Object.fromEntries(open.map((field) => [field, null])) }, row.position);
}

async function openForms(client: pg.ClientBase, now: Date): Promise<number> {
  const { rows } = await client.query<Row>(comingDivers, [dayAt(now)]);
  const forms = rows.map(opened);
  await client.query(
    `UPDATE order_divers SET gender = made.gender, nationality = made.nationality, email = made.email,
       shoe_size = made.shoe, shoe_size_system = made.system, sealed = made.sealed, sealed_details = made.details,
       phone_marks = '{}'
     FROM unnest($1::uuid[], $2::"Gender"[], $3::text[], $4::text[], $5::float[], $6::text[], $7::text[], $8::text[])
       AS made (id, gender, nationality, email, shoe, system, sealed, details)
     WHERE order_divers.id = made.id`,
    [
      rows.map(({ id }) => id),
      forms.map(({ gender }) => gender),
      forms.map(({ nationality }) => nationality),
      forms.map(({ email }) => email),
      forms.map(({ shoeSize }) => shoeSize),
      forms.map(({ shoeSizeSystem }) => shoeSizeSystem),
      forms.map(({ sealed }) => sealed),
      forms.map(({ sealedDetails }) => sealedDetails),
    ],
  );
  const links = rows.map(() => newDiverToken(now).stored);
  await client.query(
    `INSERT INTO diver_links (diver_id, token_hash, sealed_token, created_at, started_at)
     SELECT id, hash, token, $4::timestamptz, CASE WHEN has_begun THEN $4::timestamptz END
     FROM unnest($1::uuid[], $2::text[], $3::text[], $5::boolean[]) AS made (id, hash, token, has_begun)`,
    [
      rows.map(({ id }) => id),
      links.map(({ tokenHash }) => tokenHash),
      links.map(({ sealedToken }) => sealedToken),
      now,
      rows.map((_, index) => index % openOf.length !== 0),
    ],
  );
  return rows.length;
}

/** Opens the forms of the next divers and makes their links, a third in each state. */
export const openDiverForms = (client: pg.ClientBase, now: Date): Promise<number> =>
  runInTransaction(client, () => openForms(client, now));

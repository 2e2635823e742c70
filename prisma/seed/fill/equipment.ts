import { seal } from '../../../src/server/crypto/crypto';
import { type KitKind, kitKinds } from '../../../src/shared/diving/kit';
import type { Statement } from './copying';
import { ago, id, inTurn, numbers, one, staff } from './made-up';

/** A packing list reads every unit, and no shop has more. */
const MOST_UNITS = 1_000;
const TANK: KitKind = 'tank';

const kindOf = `('{${kitKinds.join(',')}}'::"EquipmentKind"[])[1 + number % ${kitKinds.length}]`;

/** Units of every kind in turn, a few of them overdue or broken; a tank has tests in place of services. */
const units = (count: number) => `
  INSERT INTO equipment_units (id, kind, tag, bought_on, condition, service_months, serviced_on, hydrostatic_on, visual_on,
    due_on, active, created_at, updated_at)
  SELECT ${id('unit')}, kind, 'FILL-' || number, CURRENT_DATE - 900,
    (CASE WHEN number % 25 = 0 THEN 'out_of_order' WHEN number % 12 = 0 THEN 'needs_service' ELSE 'ok' END)::"EquipmentCondition",
    CASE WHEN NOT is_tank THEN 12 END, CASE WHEN NOT is_tank THEN last END, CASE WHEN is_tank THEN CURRENT_DATE - 900 END,
    CASE WHEN is_tank THEN last END, (last + interval '12 months')::date, number % 50 <> 0, ${ago(61)}, ${ago(61)}
  FROM ${numbers(count)}
  CROSS JOIN LATERAL (SELECT ${kindOf} AS kind, ${kindOf} = '${TANK}' AS is_tank, CURRENT_DATE - (number % 380)::int AS last) AS made
  ON CONFLICT DO NOTHING`;

const services = (count: number) => `
  ${inTurn('units', 'SELECT id, kind FROM equipment_units ORDER BY id')}
  INSERT INTO equipment_services (id, unit_id, kind, date, done_by, cost, created_at)
  SELECT ${id('service')}, units.id, (CASE WHEN kind = '${TANK}' THEN 'visual' ELSE 'service' END)::"EquipmentServiceKind",
    CURRENT_DATE - 380 - (number / total)::int, 'Pak Made', 250000, ${ago(61)}
  FROM ${numbers(count)} ${one('units')} ON CONFLICT DO NOTHING`;

/** Every unit goes out once a day, on as many past days as it takes. */
const issues = (count: number) => `
  ${inTurn('units', 'SELECT id FROM equipment_units WHERE active ORDER BY id')}
  INSERT INTO equipment_issues (id, unit_id, date, parts, dives, issued_at, issued_by_id, returned_at, returned_by_id)
  SELECT ${id('issue')}, units.id, day, '{morning}', 2, day + time '00:00', ${staff}, day + time '08:00', ${staff}
  FROM ${numbers(count)} ${one('units')} CROSS JOIN LATERAL (SELECT CURRENT_DATE - 1 - (number / total)::int AS day) AS made
  ON CONFLICT DO NOTHING`;

const signature = { width: 300, height: 140, strokes: [[20, 90, 60, 30, 90, 110, 140, 60, 220, 72, 280, 40]] };

/** Signed tanks of the earliest divers, all under one signature. */
const gasLogs = (count: number) => `
  ${inTurn(
    'dived',
    `SELECT diver_id, order_items.activity_date AS day FROM order_item_divers
     JOIN order_items ON order_items.id = order_item_divers.item_id JOIN orders ON orders.id = order_items.order_id
     WHERE orders.anonymised_at IS NULL AND order_items.state = 'booked' ORDER BY day, diver_id LIMIT 5000`,
  )}, tanks AS MATERIALIZED (
    SELECT id, tag, row_number() OVER (ORDER BY id) - 1 AS turn, count(*) OVER () AS of
    FROM equipment_units WHERE kind = '${TANK}')
  INSERT INTO gas_logs (id, date, unit_id, tag, oxygen, pressure, diver_id, logged_by_id, analysed_by, signed_at, sealed,
    created_at, updated_at)
  SELECT ${id('gas log')}, day, tanks.id, tag, 310 + number % 20, 180 + number % 40, diver_id, ${staff}, 'Made',
    day + time '00:30', '${seal(JSON.stringify({ name: 'Guest', signature }))}', day + time '00:00', day + time '00:30'
  FROM ${numbers(count)} ${one('dived')} JOIN tanks ON turn = number % tanks.of ON CONFLICT DO NOTHING`;

/** Adds a large register, and as many services, issues and signed tanks as it has after years. */
export const fillEquipment = (count: number): Statement[] => [
  units(Math.min(count, MOST_UNITS)),
  services(count),
  issues(count),
  gasLogs(count),
];

import { type crewRoles, employments } from '../../../src/features/crew/schema';
import { areas } from '../../../src/shared/diving/areas';
import { locales } from '../../../src/shared/locale/locales';
import { presetNames, presets } from '../../../src/shared/schema/rights';
import { boatsFor } from './catalogue';
import { firstNames, lastNames, type Statement } from './copying';

const list = (words: readonly string[]) =>
  `ARRAY[${words.map((word) => `'${word.replaceAll("'", "''")}'`).join(', ')}]`;
/** SQL that cycles through the words, starting over after the last. */
const cycle = (words: readonly string[], number = 'number') => `(${list(words)})[1 + (${number}) % ${words.length}]`;
const ago = (minutes: number) => `now() - make_interval(mins => number * ${minutes})`;
const numbers = (count: number) => `generate_series(1, ${count}) AS number`;
const id = (entity: string) => `pg_temp.copied('${entity}', number::text)`;

const first = cycle(firstNames, 'number - 1');
const last = cycle(lastNames, `(number - 1) / ${firstNames.length}`);
const language = cycle(locales);

/** Users without passwords: some agents, some rejected agents, some unconfirmed. */
const users = (count: number) => `
  INSERT INTO users (id, email, first_name, last_name, gender, role, locale, active, email_verified_at, created_at, updated_at, is_demo)
  SELECT ${id('user')}, 'filled-' || number || '@example.test', ${first}, ${last},
    (${cycle(['male', 'female', 'others'])})::"Gender",
    (CASE WHEN number % 40 = 0 THEN 'AGEN' ELSE 'USER' END)::"Role", ${language}, number % 50 <> 0,
    CASE WHEN number % 9 <> 0 THEN ${ago(83)} END, ${ago(89)}, ${ago(71)}, true
  FROM ${numbers(count)} ON CONFLICT DO NOTHING`;

const heldByStaff = presetNames.map((preset) => presets[preset].join(','));

/** Mostly deactivated. */
const admins = (count: number) => `
  INSERT INTO users (id, email, first_name, last_name, role, rights, locale, active, email_verified_at, created_at, updated_at, is_demo)
  SELECT ${id('admin')}, 'filled-staff-' || number || '@example.test', ${first}, ${last}, 'ADMIN',
    string_to_array(${cycle(heldByStaff)}, ','), ${language},
    number % 20 = 0, CASE WHEN number % 9 <> 0 THEN ${ago(83)} END, ${ago(89)}, ${ago(71)}, true
  FROM ${numbers(count)} ON CONFLICT DO NOTHING`;

const sentences = [
  'Is there still room for two of us in the week after Galungan?',
  'My last dive was three years ago. Do I need a refresher before the wreck?',
  'Apakah bisa dijemput dari Ubud, dan jam berapa?',
  '水面休息時間はどのくらいですか。',
  '请问可以用支付宝付款吗？',
  'Meine Tochter ist elf. Ab welcher Tiefe darf sie mitkommen?',
  'We would like to see mantas, and one of us only snorkels.',
  'Could you send me the invoice once more, with the name of my company?',
];
const subjects = ['Manta season', 'Open Water course', 'Pickup', '支払いについて', '夜潜', 'Rechnung', 'Private boat'];

/** Half contact messages, half product inquiries; three of five are answered. */
const messages = (count: number): Statement[] => [
  `WITH asked AS (SELECT id, row_number() OVER (ORDER BY id) - 1 AS place FROM products)
   INSERT INTO messages (id, kind, status, name, email, phone, subject, body, locale, product_id, created_at, updated_at)
   SELECT ${id('message')}, (${cycle(['contact', 'inquiry'])})::"MessageKind",
     (${cycle(['new', 'read', 'answered', 'answered', 'answered'])})::"MessageStatus", ${first} || ' ' || ${last},
     'filled-' || number || '@example.test', '+62 812 ' || 1000000 + number,
     CASE WHEN number % 2 = 0 THEN ${cycle(subjects)} ELSE '' END,
     ${cycle(sentences)} || E'\\n\\n' || ${cycle(sentences, 'number / 7')}, ${language},
     CASE WHEN number % 2 = 1 THEN asked.id END, ${ago(101)}, ${ago(101)}
   FROM ${numbers(count)} JOIN asked ON place = number % (SELECT count(*) FROM asked) ON CONFLICT DO NOTHING`,
  `INSERT INTO message_answers (id, message_id, author_id, body, sent_at)
   SELECT pg_temp.copied('answer', messages.id::text), messages.id, writer.id, 'With pleasure. See you in Sanur!',
     messages.created_at + interval '3 hours'
   FROM messages CROSS JOIN (SELECT id FROM users WHERE role = 'ADMIN' AND active ORDER BY id LIMIT 1) AS writer
   WHERE messages.status = 'answered' AND pg_temp.is_copy(messages.id) ON CONFLICT DO NOTHING`,
];

/** Days of one product that are closed or have their own capacity, from three weeks ago onwards. */
const changedDays = (count: number) => `
  WITH planned AS (
    SELECT id, seats_per_day, row_number() OVER (ORDER BY id) - 1 AS place FROM products WHERE bookable)
  INSERT INTO departures (id, product_id, date, capacity, adjusted, closed, note, updated_at)
  SELECT ${id('departure')}, planned.id, (now() AT TIME ZONE 'Asia/Makassar')::date - 21 + number % 150,
    seats_per_day + number % 5, number % 4 <> 0, number % 4 = 0,
    CASE WHEN number % 4 = 0 THEN '{"en": "The boat is in the yard that day."}'::jsonb END, now()
  FROM ${numbers(count)} JOIN planned ON place = number % (SELECT count(*) FROM planned) ON CONFLICT DO NOTHING`;

/** Days with rough sea in one area: decades of past closures and some announced closures. */
const closures = (count: number) => `
  INSERT INTO closures (id, from_date, to_date, areas, reasons, updated_at)
  SELECT ${id('closure')}, day, day + number % 3, ARRAY[${cycle(areas)}],
    jsonb_build_object('en', ${cycle(['Swell', 'Strong wind', 'Ceremony at the harbour', 'Boat inspection'])} || ', ' || day), now()
  FROM ${numbers(count)}
  CROSS JOIN LATERAL (SELECT (now() AT TIME ZONE 'Asia/Makassar')::date + ${Math.ceil(count / 100)} - number AS day) AS days
  ON CONFLICT DO NOTHING`;

/** Audit entries of staff actions on existing rows. */
const history = (count: number) => `
  WITH entities AS (
    SELECT *, row_number() OVER (ORDER BY id) - 1 AS place FROM (
      (SELECT 'product' AS entity, id, texts #>> '{en,title}' AS label FROM products LIMIT 500)
      UNION ALL (SELECT 'location', id, texts #>> '{en,name}' FROM locations LIMIT 500)
      UNION ALL (SELECT 'post', id, texts #>> '{en,title}' FROM posts LIMIT 500)
      UNION ALL (SELECT 'order', id, booking_id FROM orders LIMIT 500)
      UNION ALL (SELECT 'user', id, first_name || ' ' || last_name FROM users WHERE role = 'USER' LIMIT 500)
    ) AS them),
  staff AS (SELECT id, row_number() OVER (ORDER BY id) - 1 AS place FROM users WHERE role = 'ADMIN')
  INSERT INTO audit_entries (id, at, actor_id, action, entity, entity_id, label, before, after, request_id)
  SELECT ${id('entry')}, ${ago(61)}, staff.id, ${cycle(['update', 'update', 'view', 'create', 'update', 'export'])},
    entity, entities.id::text, label,
    CASE WHEN number % 6 IN (0, 1, 4) THEN jsonb_build_object('note', 'before ' || number) END,
    CASE WHEN number % 6 IN (0, 1, 3, 4) THEN jsonb_build_object('note', 'after ' || number) END, 'filled-' || number
  FROM ${numbers(count)} JOIN entities ON entities.place = number % (SELECT count(*) FROM entities)
  JOIN staff ON staff.place = (number / 3) % (SELECT count(*) FROM staff)
  ON CONFLICT DO NOTHING`;

const CREW_A_BOAT = 12;
const MAX_CREW = 200;

/** More guides than captains. */
const duties: readonly (readonly (typeof crewRoles)[number][])[] = [
  ['guide'],
  ['guide', 'instructor'],
  ['captain'],
  ['guide'],
  ['instructor'],
  ['driver'],
  ['guide'],
  ['guide', 'captain'],
  ['guide', 'instructor'],
  ['captain', 'driver'],
];
const spokenBesides = ['en', 'ban', 'ja', 'zh', 'de', 'fr', 'jv'];
/** Most papers expire in two years or more; a few expire now, so there are warnings to show. */
const paper = (step: number) =>
  `CURRENT_DATE + CASE WHEN number % 16 = 9 THEN number::int % 60 - 20 ELSE 730 + (number * ${step})::int % 365 END`;

/** Every eighth has left; a few leaders agreed to appear on public pages. */
const crew = (count: number): Statement[] => [
  `INSERT INTO crew_members (id, name, roles, languages, agency, level, certification_number, insurance_until,
     first_aid_until, licence_until, phone, employment, weekdays, active, shown_on_site, updated_at)
   SELECT ${id('crew')}, ${first} || ' ' || ${last}, roles, ARRAY['id', ${cycle(spokenBesides)}],
     CASE WHEN leads THEN (${cycle(['PADI', 'SSI', 'CMAS'])}) END,
     CASE WHEN leads THEN CASE WHEN 'instructor' = ANY(roles) THEN 'Open Water Scuba Instructor' ELSE 'Divemaster' END END,
     CASE WHEN leads THEN 'DM-' || 400000 + number END,
     CASE WHEN leads THEN ${paper(37)} END, ${paper(53)}, CASE WHEN steers THEN ${paper(71)} END,
     '+62812' || 10000000 + number, (${cycle(employments)})::"Employment",
     array_remove(array_remove(ARRAY[1, 2, 3, 4, 5, 6, 7], 1 + number % 7), CASE WHEN number % 3 = 0 THEN 1 + (number + 1) % 7 END),
     number % 8 <> 0, leads AND number % 12 = 1, ${ago(97)}
   FROM ${numbers(Math.min(MAX_CREW, CREW_A_BOAT * boatsFor(count)))}
   CROSS JOIN LATERAL (SELECT string_to_array(${cycle(duties.map((roles) => roles.join()))}, ',')::"CrewRole"[] AS roles) AS duties
   CROSS JOIN LATERAL (SELECT roles && '{guide,instructor}' AS leads, roles && '{captain,driver}' AS steers) AS work
   ON CONFLICT DO NOTHING`,
  `INSERT INTO crew_days (member_id, date, works)
   SELECT id, day, NOT extract(isodow FROM day) = ANY(weekdays)
   FROM crew_members CROSS JOIN generate_series(1, 9) AS week
   CROSS JOIN LATERAL (SELECT CURRENT_DATE + week * 11 + abs(hashtext(id::text)) % 10 AS day) AS days
   WHERE pg_temp.is_copy(id) ON CONFLICT DO NOTHING`,
  `INSERT INTO pay_rates (id, member_id, role, kind, amount, valid_from)
   SELECT pg_temp.copied('rate', id::text || role), id, role, 'day', 150000 + 25000 * (abs(hashtext(id::text)) % 8), CURRENT_DATE - 400
   FROM crew_members CROSS JOIN unnest(roles) AS role WHERE pg_temp.is_copy(id) ON CONFLICT DO NOTHING`,
];

/** Gives copies of customers the saved people of the originals, in cycle. */
const savedPeople = `
  WITH saved AS (SELECT sealed, row_number() OVER (ORDER BY id) - 1 AS place FROM people WHERE NOT pg_temp.is_copy(id)),
  owners AS (
    SELECT id, created_at, row_number() OVER (ORDER BY id) AS number FROM users
    WHERE role = 'USER' AND pg_temp.is_copy(id))
  INSERT INTO people (id, owner_id, sealed, created_at, updated_at)
  SELECT pg_temp.copied('person', owners.id::text), owners.id, sealed, owners.created_at, owners.created_at
  FROM owners JOIN saved ON place = number % (SELECT count(*) FROM saved) ON CONFLICT DO NOTHING`;

export const morePeople = (count: number): Statement[] => [users(count), admins(count), ...crew(count)];
export const moreOfTheirs = (count: number): Statement[] => [
  ...messages(count),
  changedDays(count),
  closures(count),
  history(count),
  savedPeople,
];

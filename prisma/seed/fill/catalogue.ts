import { copyOnce, type Statement } from './copying';

const MINUTES_BETWEEN = 97;
const DAYS_BETWEEN_REPAIRS = 2;

const ROWS_A_BOAT = 250;
const MAX_BOATS = 40;

export const boatsFor = (count: number): number => Math.min(MAX_BOATS, Math.ceil(count / ROWS_A_BOAT));

/** Copies the demo's rows of a table in rounds, each original once per round. */
const copiesOf = (table: string, count: number): Statement[] => [
  'DROP TABLE IF EXISTS copies',
  `CREATE TEMP TABLE copies ON COMMIT DROP AS
   WITH originals AS (
     SELECT id, row_number() OVER (ORDER BY id) - 1 AS place, count(*) OVER () AS many
     FROM ${table} WHERE NOT pg_temp.is_copy(id)
   ), turns AS (
     SELECT number, id AS original, 1 + (number - 1) / many AS round
     FROM generate_series(1, ${count}) AS number JOIN originals ON place = (number - 1) % many
   )
   SELECT pg_temp.copied(round::text, original::text) AS id, original, round, number FROM turns`,
  'ALTER TABLE copies ADD PRIMARY KEY (id)',
  'ANALYZE copies',
];

/** Skips a copy whose slug a row of the shop already has, and everything that belongs to it. */
const copiedRows = (table: string, changes: Record<string, string>): Statement[] => [
  ...(changes.slug
    ? [
        `DELETE FROM copies USING ${table} AS source, ${table} AS taken
         WHERE source.id = copies.original AND taken.slug = ${changes.slug} AND taken.id <> copies.id`,
      ]
    : []),
  copyOnce(table, `${table} AS source ON source.id = copies.original`, changes),
];
const partOf = (table: string, owner: string) => `${table} AS source ON source.${owner} = copies.original`;
/** Points links at the copy of the same round, if there is one. */
const sameRound = (column: string) => `pg_temp.copied(copies.round::text, source.${column}::text)`;

const slug = "source.slug || '-' || copies.round + 1";
const titled = (line: string) => `pg_temp.numbered(source.texts, '${line}', copies.round + 1)`;
const active = 'source.active AND copies.number % 7 <> 0';
const since = `now() - make_interval(mins => (copies.number * ${MINUTES_BETWEEN})::int)`;
const made = { created_at: since, updated_at: since };
const dearer = (step: number) => `source.price + ${step} * (copies.number % 40)`;
const further = (column: string) => ({ [column]: `source.${column} + 100 * copies.round` });

const diveSites = (count: number): Statement[] => [
  ...copiesOf('locations', count),
  ...copiedRows('locations', {
    id: 'copies.id',
    slug,
    texts: titled('name'),
    active,
    ...further('sort_order'),
    latitude: 'source.latitude + (copies.number % 50) * 0.002',
    longitude: 'source.longitude + (copies.number % 30) * 0.002',
    ...made,
  }),
  copyOnce('location_images', partOf('location_images', 'location_id'), {
    id: sameRound('id'),
    location_id: 'copies.id',
  }),
];

const addOns = (count: number): Statement[] => [
  ...copiesOf('add_ons', count),
  ...copiedRows('add_ons', {
    id: 'copies.id',
    slug,
    texts: titled('name'),
    active,
    price: dearer(5_000),
    ...made,
  }),
];

const products = (count: number): Statement[] => [
  ...copiesOf('products', count),
  ...copiedRows('products', {
    id: 'copies.id',
    slug,
    texts: titled('title'),
    active,
    price: dearer(25_000),
    programme_id: `(SELECT programme.id FROM copies AS programme WHERE programme.id = ${sameRound('programme_id')})`,
    ...further('sort_order'),
    ...made,
  }),
  ...['product_variants', 'product_faqs', 'product_images'].map((table) =>
    copyOnce(table, partOf(table, 'product_id'), { id: sameRound('id'), product_id: 'copies.id' }),
  ),
  copyOnce(
    'product_add_ons',
    `${partOf('product_add_ons', 'product_id')} JOIN add_ons ON add_ons.id = ${sameRound('add_on_id')}`,
    {
      product_id: 'copies.id',
      add_on_id: 'add_ons.id',
    },
  ),
  copyOnce(
    'product_locations',
    `${partOf('product_locations', 'product_id')} JOIN locations ON locations.id = ${sameRound('location_id')}`,
    {
      product_id: 'copies.id',
      location_id: 'locations.id',
    },
  ),
  `INSERT INTO _ladder ("A", "B")
   SELECT one.id, other.id FROM _ladder
   JOIN copies AS one ON one.original = _ladder."A"
   JOIN copies AS other ON other.original = _ladder."B" AND other.round = one.round
   ON CONFLICT DO NOTHING`,
];

const facilities = (count: number): Statement[] => [
  ...copiesOf('facility_locations', count),
  ...copiedRows('facility_locations', {
    id: 'copies.id',
    slug,
    texts: titled('name'),
    active,
    ...further('sort_order'),
    ...made,
  }),
];

/** Adds enough boats and vans to carry everything on sale. */
const boats = (count: number): Statement[] => [
  ...copiesOf('boats', boatsFor(count)),
  ...copiedRows('boats', {
    id: 'copies.id',
    name: "source.name || ' ' || copies.round + 1",
    active,
    ...made,
  }),
  copyOnce('out_of_service_spans', partOf('out_of_service_spans', 'boat_id'), {
    id: sameRound('id'),
    boat_id: 'copies.id',
    from_date: `source.from_date + ${DAYS_BETWEEN_REPAIRS} * copies.number::int`,
    to_date: `source.to_date + ${DAYS_BETWEEN_REPAIRS} * copies.number::int`,
  }),
];

const faqs = (count: number): Statement[] => [
  ...copiesOf('faqs', count),
  ...copiedRows('faqs', {
    id: 'copies.id',
    texts: titled('question'),
    active,
    ...further('position'),
    updated_at: since,
  }),
];

/** Every seventh is a draft; some of the others are published later. */
const posts = (count: number): Statement[] => [
  ...copiesOf('posts', count),
  ...copiedRows('posts', {
    id: 'copies.id',
    slug,
    texts: titled('title'),
    status: "CASE WHEN copies.number % 7 = 0 THEN 'draft' ELSE 'published' END",
    published_at: `CASE WHEN copies.number % 7 <> 0 THEN ${since} + make_interval(days => CASE WHEN copies.number % 50 = 1 THEN 1000 ELSE 0 END) END`,
    ...made,
  }),
  copyOnce('post_pictures', partOf('post_pictures', 'post_id'), { post_id: 'copies.id' }),
];

/** Copies the catalogue with its texts, pictures and links. */
export const copyCatalogue = (count: number): Statement[] => [
  ...[diveSites, addOns, products, facilities, boats, faqs, posts].flatMap((statementsFor) => statementsFor(count)),
];

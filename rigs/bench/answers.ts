import { randomUUID } from 'node:crypto';
import { withConnection } from '../../scripts/lib/database';
import { Fault } from '../../scripts/lib/fault';
import { type Answer, type Figures, load } from '../lib/load';
import { adminToken } from '../lib/promises';

const OPEN_LINKS = 10_000;
const CALLS = 400;
/** Ten thousand divers who give 25 answers each on one day give three a second, fewer than four at once. */
const AT_ONCE = 4;

/** Fills the table up to so many open links, of copies of a diver of a past order. */
const addLinks = (databaseUrl: string) =>
  withConnection(databaseUrl, async (client) => {
    await client.query(
      `INSERT INTO order_divers (id, order_id, position, full_name, certification_level, sealed)
       SELECT gen_random_uuid(), order_id, 1000 + number, full_name, certification_level, sealed
       FROM (SELECT * FROM order_divers JOIN orders ON orders.id = order_id WHERE status = 'completed' LIMIT 1) AS one,
         generate_series(1, $1) AS number`,
      [OPEN_LINKS],
    );
    await client.query(
      `INSERT INTO diver_links (diver_id, token_hash, sealed_token, created_at)
       SELECT id, $1 || id::text, 'sealed', now() FROM order_divers WHERE position > 1000`,
      [randomUUID()],
    );
    await client.query('ANALYZE order_divers, diver_links');
  });

/** The tokens of divers whose orders are ahead, one of each order. */
async function tokensAt(origin: string): Promise<string[]> {
  const headers = { authorization: `Bearer ${await adminToken(origin)}`, 'content-type': 'application/json' };
  const list = await fetch(`${origin}/api/admins/orders?status=confirmed&per_page=100`, { headers });
  const { data } = (await list.json()) as { data: { uuid: string }[] };
  const links = await Promise.all(
    data.map(async ({ uuid }) => {
      const answer = await fetch(`${origin}/api/admins/orders/${uuid}/divers/0/link`, { method: 'POST', headers });
      const { data: link } = (await answer.json()) as { data?: { url: string } };
      return link?.url.split('/').at(-1) ?? [];
    }),
  );
  return links.flat().slice(0, AT_ONCE);
}

/** Times answers saved by the links of several divers at once, beside ten thousand open links. */
export async function measureAnswers(origin: string, databaseUrl: string): Promise<Figures> {
  const tokens = await tokensAt(origin);
  if (tokens.length === 0) throw new Fault('The demo has no diver who can answer by a link.');
  await addLinks(databaseUrl);
  let call = 0;
  const save = async (): Promise<Answer> => {
    call += 1;
    const answer = await fetch(`${origin}/api/ready/${tokens[call % tokens.length]}/answers`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ height_cm: 150 + (call % 50) }),
    });
    return { status: answer.status, bytes: (await answer.arrayBuffer()).byteLength };
  };
  await load(save, AT_ONCE, AT_ONCE);
  return load(save, CALLS, AT_ONCE);
}

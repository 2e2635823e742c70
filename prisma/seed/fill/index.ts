import type pg from 'pg';
import { CHANNEL } from '../../../src/server/page-cache/pages-changed';
import { moreOfTheCatalogue } from './catalogue';
import { type Statement, writeTogether } from './copying';
import { moreOfTheOffice } from './office';
import { fillOrders } from './orders';
import { settledOrders } from './originals';
import { moreOfTheirs, morePeople } from './people';

/**
 * Fills the demo's shop with years of data: that many rows of every list in the back office. Orders are added each
 * time; of everything else there are as many made-up rows as the largest number so far.
 */
export async function fillShop(client: pg.ClientBase, count: number, now: Date): Promise<number> {
  if ((await settledOrders(client)).length === 0) return 0;
  const write = (statements: Statement[]) => writeTogether(client, (run) => run(statements));
  await write(morePeople(count));
  const orders = await fillOrders(client, count, now);
  await write([
    ...moreOfTheCatalogue(count),
    ...moreOfTheirs(count),
    ...moreOfTheOffice(count),
    'ANALYZE',
    `NOTIFY ${CHANNEL}, 'everything'`,
  ]);
  return orders;
}

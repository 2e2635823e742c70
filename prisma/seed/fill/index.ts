import type pg from 'pg';
import { CHANNEL } from '../../../src/server/page-cache/pages-changed';
import { copyCatalogue } from './catalogue';
import { runInTransaction, type Statement } from './copying';
import { openDiverForms } from './diver-forms';
import { fillEquipment } from './equipment';
import { fillOffice } from './office';
import { fillOrders } from './orders';
import { settledOrders } from './originals';
import { moreOfTheirs, morePeople } from './people';

/**
 * Fills the demo's shop with years of data, up to that many rows in every list of the back office. Each run adds
 * orders; everything else grows to the largest number requested so far.
 */
export async function fillShop(client: pg.ClientBase, count: number, now: Date): Promise<number> {
  if ((await settledOrders(client)).length === 0) return 0;
  const write = (statements: Statement[]) => runInTransaction(client, (run) => run(statements));
  await write(morePeople(count));
  const orders = await fillOrders(client, count, now);
  await openDiverForms(client, now);
  await write([
    ...copyCatalogue(count),
    ...moreOfTheirs(count),
    ...fillOffice(count),
    ...fillEquipment(count),
    'ANALYZE',
    `NOTIFY ${CHANNEL}, 'everything'`,
  ]);
  return orders;
}

import type pg from 'pg';
import { Fault } from '../../scripts/lib/fault';
import { openBenchShop } from './bench-shop';
import { orderEachDay, placeOrder } from './orders';
import { middleOf } from './rounds';
import { type Statement, statementsDuring } from './statement-log';

const ORDERS = 60;
const DAYS = 20;
const GUESTS = 20;

export type StatementOfOrder = { text: string; planned: number; ran: number };
/** Milliseconds of the median order: until the answer, in the database, and from its day lock to COMMIT. */
export type OneOrder = { answered: number; statements: StatementOfOrder[]; inDatabase: number; dayLocked: number };

const isBegin = ({ text }: Statement) => text === 'BEGIN';
const locksDays = ({ text }: Statement) => text.includes('lock_stays(');
const beginsOrder = ({ text }: Statement) => text.includes('begin_order(');

/** Groups statements by transaction, from BEGIN to COMMIT. */
function transactionsOf(statements: readonly Statement[]): Statement[][] {
  const open = new Map<number, Statement[]>();
  const ended: Statement[][] = [];
  for (const statement of statements) {
    const { process, text } = statement;
    if (isBegin(statement)) open.set(process, []);
    const transaction = open.get(process);
    transaction?.push(statement);
    if (text !== 'COMMIT' || !transaction) continue;
    open.delete(process);
    if (transaction.some(beginsOrder)) ended.push(transaction);
  }
  return ended;
}

function lockedFor(transaction: readonly Statement[]): number {
  const locked = transaction.find(locksDays);
  const end = transaction.at(-1);
  return locked && end ? end.at - locked.at : 0;
}

/** Takes the median of each statement over transactions with the same statements. */
function middles(transactions: readonly Statement[][]): StatementOfOrder[] {
  const [first = []] = transactions;
  return first.map(({ text }, index) => {
    const same = transactions.flatMap((transaction) => transaction[index] ?? []);
    return { text, planned: middleOf(same.map(({ planned }) => planned)), ran: middleOf(same.map(({ ran }) => ran)) };
  });
}

/** Orders one at a time on days with existing departures, and breaks down the time of an order. */
export async function measureOneOrder(origin: string, client: pg.ClientBase, logFile: string): Promise<OneOrder> {
  const shop = await openBenchShop(origin, client, GUESTS);
  const { days } = await orderEachDay(origin, shop, DAYS);
  const answered: number[] = [];
  const logged = await statementsDuring(client, logFile, async () => {
    for (let index = 0; index < ORDERS; index += 1) {
      const from = performance.now();
      const answer = await placeOrder(origin, shop, index, days[index % days.length] ?? '');
      await answer.text();
      if (answer.status !== 201) throw new Fault(`An order was refused with ${answer.status}.`);
      answered.push(performance.now() - from);
    }
  });
  const transactions = transactionsOf(logged);
  const statements = middles(transactions);
  const inDatabase = statements.reduce((sum, { planned, ran }) => sum + planned + ran, 0);
  return { answered: middleOf(answered), statements, inDatabase, dayLocked: middleOf(transactions.map(lockedFor)) };
}

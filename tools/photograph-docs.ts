import { writeFileSync } from 'node:fs';
import { chromium, type Page } from 'playwright';
import sharp from 'sharp';
import { demoAccounts } from '../prisma/seed/demo-accounts';
import { findChromium } from '../scripts/lib/chromium';
import { Fault } from '../scripts/lib/fault';
import { startFresh } from '../scripts/lib/fresh-server';
import { onExit } from '../scripts/lib/lifecycle';
import { inRoot } from '../scripts/lib/paths';
import { loadSettings } from '../scripts/lib/settings';
import { dayAt, plusDays } from '../src/shared/time/days';

const SCREEN = { width: 1440, height: 1000 };
const WIDTH = 1200;
const MOST_BYTES = 150_000;
const WEEKS = 3;
const BOOKING = '/booking-form?product=nusa-penida-mantas';

async function signIn({ request }: Page, origin: string, wanted: 'ADMIN' | 'USER'): Promise<void> {
  const { email, password } = demoAccounts.find(({ role }) => role === wanted) ?? {};
  const audience = wanted === 'ADMIN' ? 'admins' : 'users';
  const answer = await request.post(`${origin}/api/trpc/auth.${audience}.login`, {
    headers: { origin },
    data: { json: { email, password } },
  });
  if (!answer.ok()) throw new Fault(`Signing in fails: ${await answer.text()}`);
}

type Outing = { date: string; used: number };

/** Finds the day with the most guests. */
async function busiestDay({ request }: Page, origin: string): Promise<string> {
  const today = dayAt(new Date());
  const input = JSON.stringify({ json: { from: plusDays(today, 1), to: plusDays(today, 7 * WEEKS) } });
  const answer = await request.get(`${origin}/api/trpc/admin.board.outings?input=${encodeURIComponent(input)}`);
  const outings = (await answer.json()).result.data.json as Outing[];
  const guests = new Map<string, number>();
  for (const { date, used } of outings) guests.set(date, (guests.get(date) ?? 0) + used);
  const [busiest] = [...guests].toSorted(([, one], [, other]) => other - one);
  if (!busiest) throw new Fault('The demo has no day with guests.');
  return busiest[0];
}

/** Photographs the page once `shows` appears, or the dialog of its button once `opened` appears. */
type Shown = { path: string; shows: string; opened?: string };

async function photograph(page: Page, name: string, { path, shows, opened }: Shown): Promise<void> {
  const text = (words: string) => page.getByText(words).locator('visible=true').first();
  await page.goto(path);
  await text(shows).waitFor();
  await page.waitForLoadState('networkidle');
  if (opened) {
    await text(shows).click();
    await text(opened).waitFor();
  }
  const picture = await sharp(await page.screenshot())
    .resize(WIDTH)
    .webp({ quality: 80, effort: 6 })
    .toBuffer();
  if (picture.length > MOST_BYTES) throw new Fault(`${name} has ${picture.length} bytes; the limit is ${MOST_BYTES}.`);
  writeFileSync(inRoot('docs/images', `${name}.webp`), picture);
  console.log(`docs/images/${name}.webp, ${Math.round(picture.length / 1000)} kB`);
}

/**
 * Takes the pictures of the documents from a fresh demo, or from a running demo at the given address: `node
 * scripts/run.mjs photograph-docs`.
 */
export default async function command([running]: string[]): Promise<number> {
  const executablePath = findChromium(loadSettings().CHROMIUM_PATH);
  const origin = running ?? (await startFresh()).origin;
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  onExit(() => browser.close());
  const newPage = () =>
    browser.newPage({
      baseURL: origin,
      viewport: SCREEN,
      locale: 'en-GB',
      timezoneId: 'Asia/Makassar',
      reducedMotion: 'reduce',
      colorScheme: 'light',
    });
  await photograph(await newPage(), 'home', { path: '/', shows: 'Next departures' });
  const guest = await newPage();
  await signIn(guest, origin, 'USER');
  await photograph(guest, 'booking', { path: BOOKING, shows: 'Number of divers' });
  const page = await newPage();
  await signIn(page, origin, 'ADMIN');
  const day = await busiestDay(page, origin);
  const board = `/admin/schedule/${day}`;
  await photograph(page, 'schedule', { path: '/admin/schedule', shows: 'Full moon' });
  await photograph(page, 'board', { path: board, shows: 'Plan the day' });
  await photograph(page, 'plan', { path: board, shows: 'Plan the day', opened: 'This is how the day could run' });
  await photograph(page, 'sheets', { path: `${board}/sheets`, shows: 'Certification' });
  await photograph(page, 'roster', { path: '/admin/roster', shows: 'I Made Sudarma' });
  await photograph(page, 'boats', { path: '/admin/boats', shows: 'Putri Baruna' });
  return 0;
}

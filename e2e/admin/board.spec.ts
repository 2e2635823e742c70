import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { diver } from '../../src/test/divers';
import { expectAccessible } from '../support/accessibility';
import { whenAlive } from '../support/hydration';
import { signIn } from '../support/people';
import { test } from '../support/test';
import { expectToFit } from '../support/width';

const DAY_MS = 86_400_000;
const dayIn = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
/** The boat of Padang Bai is in the yard on these days. */
const candidates = [34, 35].map(dayIn);

async function resultOf<Answer>(answered: ReturnType<APIRequestContext['get']>, name: string): Promise<Answer> {
  const answer = await answered;
  expect(answer.status(), `${name}: ${await answer.text()}`).toBe(200);
  return ((await answer.json()) as { result: { data: { json: Answer } } }).result.data.json;
}
const ask = <Answer>({ request }: Page, query: string, input: object) =>
  resultOf<Answer>(
    request.get(`/api/trpc/${query}?input=${encodeURIComponent(JSON.stringify({ json: input }))}`),
    query,
  );
const call = <Answer>({ request }: Page, mutation: string, input: object) =>
  resultOf<Answer>(
    request.post(`/api/trpc/${mutation}`, {
      headers: { origin: process.env.SEGARA_E2E_URL ?? '' },
      data: { json: input },
    }),
    mutation,
  );

type CalendarDay = { date: string; status: string; places_left: number; limited_by?: string };
type Crew = { uuid: string; name: string; state: string; roles: string[] };
type Board = { departures: { title: string; groups: { uuid: string; leader: string }[] }[]; crew: Crew[] };

const leads = ({ roles }: Crew) => roles.includes('guide') || roles.includes('instructor');
const freeSeats = async (page: Page, slug: string, day: string) =>
  (await ask<CalendarDay[]>(page, 'availability.days', { slug, from: day, to: day }))[0];
const boardOf = (page: Page, day: string) => ask<Board>(page, 'admin.board.get', { date: day });
const roster = (page: Page, uuid: string, day: string, state: 'off' | 'works') =>
  call(page, 'admin.crew.set_roster_days', { uuid, days: [day], state });

/** A day on which all of them can be booked. */
async function openDay(page: Page, slugs: string[]): Promise<string> {
  for (const day of candidates) {
    const found = await Promise.all(slugs.map((slug) => freeSeats(page, slug, day)));
    if (found.every((one) => one?.status === 'open' && one.places_left >= 2)) return day;
  }
  throw new Error(`no day is open for ${slugs}`);
}

const others = ['amed-day', 'snorkel-tulamben', 'sail-and-snorkel-amed', 'lembongan-drift', 'menjangan-island'];

/** A trip that would sell more seats on the day if there were somebody else to lead. */
async function limitedByCrew(page: Page, day: string): Promise<{ slug: string; seats: number }> {
  for (const slug of others) {
    const found = await freeSeats(page, slug, day);
    if (found?.limited_by === 'crew') return { slug, seats: found.places_left };
  }
  throw new Error('the crew limits nothing');
}

type Booked = { product: string; people: Parameters<typeof diver>[0][]; addOn?: string };

async function book(page: Page, day: string, { product, people, addOn }: Booked): Promise<void> {
  const [customer] = await ask<{ uuid: string }[]>(page, 'admin.customers.find', { search: 'diver@segara.test' });
  const { variants, add_ons } = await ask<{
    variants: { uuid: string }[];
    add_ons: { uuid: string; slug: string }[];
  }>(page, 'catalogue.product', { slug: product });
  const chosen = add_ons.filter(({ slug }) => slug === addOn);
  await call(page, 'admin.orders.create', {
    idempotency_key: randomUUID(),
    customer: customer?.uuid,
    product,
    variant: variants[0]?.uuid,
    activity_date: day,
    quantity: people.length / 2,
    payment_type: 'down_payment',
    divers: people.map(diver),
    add_ons: chosen.map(({ uuid }) => ({ add_on: uuid, quantity: 1 })),
    emergency_contact: { name: 'Budi', phone: '+62 812 3456 7890' },
  });
}

const named = (...names: string[]) =>
  names.map((full_name) => ({
    full_name,
    preferred_language: 'en' as const,
    certification_level: 'advanced' as const,
  }));
const notice = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });
const leaderFields = (page: Page) => page.getByRole('combobox', { name: /^Leader of group/ });

test('the owner plans the evening before, swaps a guide, publishes and opens seats with another one', async ({
  page,
}) => {
  await signIn(page, 'admin');
  const day = await openDay(page, ['nusa-penida-mantas', 'usat-liberty-wreck', 'snorkel-nusa-penida']);
  const resting = (await boardOf(page, day)).crew.filter((one) => one.state === 'off' && leads(one));
  for (const { uuid } of resting.slice(1)) await roster(page, uuid, day, 'works');
  await book(page, day, { product: 'nusa-penida-mantas', people: named('Ann', 'Ben', 'Cho', 'Dee') });
  await book(page, day, { product: 'usat-liberty-wreck', people: named('Eve', 'Fox'), addOn: 'private-guide' });
  const [mother, child] = [
    { full_name: 'Mother', preferred_language: 'en' as const },
    { full_name: 'Child', date_of_birth: dayIn(-365 * 14), preferred_language: 'en' as const },
  ];
  await book(page, day, { product: 'usat-liberty-wreck', people: [mother, child] });
  await book(page, day, { product: 'snorkel-nusa-penida', people: named('Gus', 'Hal') });

  await page.goto(`/admin/schedule/${day}`);
  const plan = page.getByRole('button', { name: 'Plan the day' });
  await whenAlive(plan);
  await expect(page.getByText('Out of service')).toBeVisible();
  await plan.click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Use this plan' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByText('Child')).toBeVisible();
  await expect(page.getByText('Without a group')).toHaveCount(0);
  await expectAccessible(page);

  const board = await boardOf(page, day);
  const off = board.crew.find((one) => one.state === 'off' && leads(one));
  const first = leaderFields(page).first();
  const planned = await first.inputValue();
  if (!off) throw new Error('everybody works');
  await first.selectOption(off.uuid);
  await page.getByRole('button', { name: 'Do it', exact: true }).click();
  const conflicts = page.getByRole('region', { name: 'To be settled' });
  await expect(conflicts).toContainText(`${off.name} is off on this day.`);
  await first.selectOption(planned);
  await expect(conflicts).not.toContainText(off.name);

  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const lists = page.getByRole('dialog');
  await expect(lists.getByRole('heading', { level: 3 }).first()).toBeVisible();
  await expect(lists).toContainText('Ann');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByText(/^Published /)).toBeVisible();

  await page.goto(`/admin/schedule/${day}/sheets`);
  await expect(page.getByText('Mother')).toBeVisible();
  await expectAccessible(page);

  const idle = (await boardOf(page, day)).crew.filter((one) => one.state === 'free' && leads(one));
  for (const { uuid } of idle) await roster(page, uuid, day, 'off');
  const { slug, seats } = await limitedByCrew(page, day);
  await roster(page, off.uuid, day, 'works');
  const opened = (await freeSeats(page, slug, day))?.places_left ?? 0;
  expect(opened).toBeGreaterThan(seats);
  const names = Array.from({ length: opened }, (_, number) => `Guest ${number}`);
  await book(page, day, { product: slug, people: named(...names) });
  expect(await freeSeats(page, slug, day)).toMatchObject({ places_left: 0, status: 'sold_out' });
});

test('the board of a day is read and its crew swapped on a phone @phone-only', async ({ page }) => {
  await signIn(page, 'admin');
  const day = await openDay(page, ['nusa-penida-mantas']);
  await book(page, day, { product: 'nusa-penida-mantas', people: named('Mia', 'Ned') });
  await page.goto(`/admin/schedule/${day}`);
  const add = page.getByRole('button', { name: 'Add a group' }).first();
  await whenAlive(add);
  await add.click();
  await leaderFields(page).first().selectOption({ index: 1 });
  await expect(notice(page, 'Changed.')).toBeVisible();
  await expectToFit(page);
  await expectAccessible(page);
});

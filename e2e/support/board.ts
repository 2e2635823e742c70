import { type BrowserContextOptions, expect, type Locator, type Page } from '@playwright/test';
import type { Day } from '../../src/shared/time/days';
import { waitForHydration } from './hydration';
import { pushDown } from './push-down';

/** Finds parts of the board by the names that its reader sees. */
const boardOn = (page: Page) => ({
  boat: (name: string) => page.getByRole('group', { name, exact: true }),
  departure: (title: string) => page.getByRole('region', { name: title, exact: true }),
  group: (number: number, title: string) =>
    page
      .getByRole('region', { name: title, exact: true })
      .getByRole('group', { name: new RegExp(`^Group ${number}:`) }),
  leader: (group: number, title: string) =>
    page.getByRole('combobox', { name: `Leader of group ${group}, ${title}`, exact: true }),
  handle: (name: string) => page.getByRole('button', { name: `Drag ${name}`, exact: true }),
  conflicts: page.getByRole('region', { name: 'To be settled' }),
  dialog: page.getByRole('dialog'),
});

export async function openBoard(page: Page, day: Day) {
  await page.goto(`/admin/schedule/${day}`);
  await waitForHydration(page.getByRole('button', { name: 'Plan the day' }));
  return boardOn(page);
}

type Point = { x: number; y: number };

async function boxOf(part: Locator) {
  const box = await part.boundingBox();
  if (!box) throw new Error(`${part} is not on the screen`);
  return box;
}

async function middleOf(handle: Locator): Promise<Point> {
  await handle.scrollIntoViewIfNeeded();
  const { x, y, width, height } = await boxOf(handle);
  return { x: x + width / 2, y: y + height / 2 };
}

/** The point of the target closest to the starting height. */
async function endOf(target: Locator, from: Point): Promise<Point> {
  const { x, y, width, height } = await boxOf(target);
  const inset = Math.min(18, height / 2);
  return { x: x + width / 2, y: Math.min(Math.max(from.y, y + inset), y + height - inset) };
}

/** Farther than an accidental slip during a click. */
const LIFT_PX = 8;
const STEPS = 6;
const between = (from: Point, to: Point): Point[] =>
  Array.from({ length: STEPS }, (_, step) => {
    const share = (step + 1) / STEPS;
    return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
  });

/** Drop target, and its name on the board. */
export type Target = { name: string; part: Locator };

const announced = (page: Page) => page.locator('[id^="DndLiveRegion"]');

/** A person releases once the target lights up. */
const expectOver = (page: Page, { name }: Target) => expect(announced(page)).toContainText(`: ${name}.`);

export async function dragByMouse(handle: Locator, target: Target) {
  const page = handle.page();
  const { mouse } = page;
  const from = await middleOf(handle);
  await mouse.move(from.x, from.y);
  await mouse.down();
  await mouse.move(from.x + LIFT_PX, from.y);
  await pushDown(page);
  for (const { x, y } of between(from, await endOf(target.part, from))) await mouse.move(x, y);
  await expectOver(page, target);
  await mouse.up();
}

async function dragByTouch(handle: Locator, target: Target) {
  const page = handle.page();
  const from = await middleOf(handle);
  const to = await endOf(target.part, from);
  const finger = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: Point[]) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', from);
  for (const point of between(from, to)) await touch('touchMove', point);
  await expectOver(page, target);
  await touch('touchEnd');
  await finger.detach();
}

const MAX_TARGETS = 30;

/** Presses an arrow key until the announcement names the target, like a person who listens. */
async function dragByKeyboard(handle: Locator, { name }: Target) {
  const page = handle.page();
  await handle.focus();
  await page.keyboard.press('Space');
  await expect(announced(page)).toHaveText(/^Target for .+: .+\.$/);
  // Lifting sets a timer that starts listening to the arrow keys, and timers run in order.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
  const lifted = (await announced(page).textContent()) ?? '';
  await pushDown(page);
  await expect(announced(page)).toHaveText(lifted);
  for (let press = 0; press < MAX_TARGETS; press += 1) {
    const heard = (await announced(page).textContent()) ?? '';
    if (heard.endsWith(`: ${name}.`)) break;
    await page.keyboard.press('ArrowRight');
    await expect(announced(page)).not.toHaveText(heard);
  }
  await page.keyboard.press('Space');
  await expect(announced(page)).toHaveText(/is dropped\.$/);
}

type Way = { way: string; screen?: BrowserContextOptions; after: number; drag: typeof dragByMouse };

/** Each way to drag, on a day of its own after the first. */
export const waysToDrag: Way[] = [
  // High enough for the whole day, because the page scrolls during a drag near the edge of the screen.
  { way: 'by mouse', after: 1, drag: dragByMouse, screen: { viewport: { width: 1440, height: 3000 } } },
  {
    way: 'by touch',
    after: 2,
    drag: dragByTouch,
    screen: { hasTouch: true, isMobile: true, viewport: { width: 1366, height: 3000 } },
  },
  { way: 'by keyboard', after: 3, drag: dragByKeyboard },
];

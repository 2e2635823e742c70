import { expect, type Page } from '@playwright/test';
import { callsOf } from './calls';

const tokenIn = (url: string) => new URL(url).pathname.split('/').at(-1) ?? '';

/** Signs the waiver of a diver by their link, with the typed name as the signature; `relation` is that of a guardian. */
export async function signByCall(page: Page, url: string, name: string, relation: string | null = null): Promise<void> {
  const { ask, call } = callsOf(page.request);
  const token = tokenIn(url);
  const { version } = await ask<{ version: number }>('ready.waiver', { token });
  await call('ready.sign', { token, version, name, relation, signature: null, agreed: true });
}

/** Draws two lines on the canvas of a signature. */
export async function drawSignature(page: Page): Promise<void> {
  const canvas = page.locator('canvas');
  await canvas.scrollIntoViewIfNeeded();
  const box = await canvas.boundingBox();
  expect(box).not.toBeNull();
  const at = (x: number, y: number): [number, number] => [
    (box?.x ?? 0) + x * (box?.width ?? 0),
    (box?.y ?? 0) + y * (box?.height ?? 0),
  ];
  for (const line of [
    [at(0.1, 0.7), at(0.3, 0.2), at(0.4, 0.8)],
    [at(0.5, 0.5), at(0.7, 0.3), at(0.9, 0.6)],
  ]) {
    const [first, ...rest] = line;
    if (!first) continue;
    await page.mouse.move(...first);
    await page.mouse.down();
    for (const point of rest) await page.mouse.move(...point, { steps: 8 });
    await page.mouse.up();
  }
}

import type { BrowserContext, Frame, Page } from '@playwright/test';

/**
 * A stylesheet made by a script needs no request, and the content security policy allows it; print styles stay
 * unchanged.
 */
function hideFromTheStart(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('@media screen { body { opacity: 0 } }');
  document.adoptedStyleSheets.push(sheet);
}

export const leaveUnpainted = (context: BrowserContext) => context.addInitScript(hideFromTheStart);

const paintFrame = (frame: Frame) => frame.evaluate(() => document.adoptedStyleSheets.splice(0));

/** Paints the current page from now on, not the next one. A map that does not load removes its frame meanwhile. */
export async function paint(page: Page): Promise<void> {
  await paintFrame(page.mainFrame());
  for (const frame of page.mainFrame().childFrames()) {
    await paintFrame(frame).catch((problem: unknown) => {
      if (!frame.isDetached()) throw problem;
    });
  }
}

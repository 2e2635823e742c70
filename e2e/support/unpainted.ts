import type { BrowserContext, Frame, Page } from '@playwright/test';

/** A sheet made by a script needs no request, and the content security policy allows it; sheets of paper stay as they are. */
function hideFromTheStart(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('@media screen { body { opacity: 0 } }');
  document.adoptedStyleSheets.push(sheet);
}

export const leaveUnpainted = (context: BrowserContext) => context.addInitScript(hideFromTheStart);

const paintFrame = (frame: Frame) => frame.evaluate(() => document.adoptedStyleSheets.splice(0));

/** From here on the page in view is painted; the next one is not. A map that does not load takes its frame away meanwhile. */
export async function paint(page: Page): Promise<void> {
  await paintFrame(page.mainFrame());
  for (const frame of page.mainFrame().childFrames()) {
    await paintFrame(frame).catch((problem: unknown) => {
      if (!frame.isDetached()) throw problem;
    });
  }
}

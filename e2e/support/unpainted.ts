import type { BrowserContext, Page } from '@playwright/test';

/** A sheet made by a script needs no request, and the content security policy allows it; sheets of paper stay as they are. */
function hideFromTheStart(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('@media screen { body { opacity: 0 } }');
  document.adoptedStyleSheets.push(sheet);
}

export const leaveUnpainted = (context: BrowserContext) => context.addInitScript(hideFromTheStart);

/** From here on the page in view is painted; the next one is not. */
export async function paint(page: Page): Promise<void> {
  for (const frame of page.frames()) await frame.evaluate(() => document.adoptedStyleSheets.splice(0));
}

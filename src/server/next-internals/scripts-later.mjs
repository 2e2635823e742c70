// Matches a script as React writes it, but no text of the page, whose quotes are escaped.
const SCRIPT = /<script src="(\/_next\/static\/[^"]+)" async=""><\/script>/g;
const PRELOADED_SCRIPT = /<link rel="preload" as="script"[^<>]*>/g;

/**
 * Lets typefaces and the first picture load first: a page's scripts are fetched once it is visible
 * (src/shared/site/first-script.ts). As Next writes them, they would load and run before anything is visible.
 * @param {string} html
 */
export const scriptsLater = (html) =>
  html.replaceAll(PRELOADED_SCRIPT, '').replaceAll(SCRIPT, '<script type="text/plain" data-src="$1"></script>');

// As React writes the scripts of a page; text of the page has its quotes escaped.
const SCRIPT = /<script src="(\/_next\/static\/[^"]+)" async=""><\/script>/g;
const PRELOADED_SCRIPT = /<link rel="preload" as="script"[^<>]*>/g;

/**
 * Leaves the line to typefaces and the first picture: the scripts of a page are fetched once it is seen
 * (src/shared/site/first-script.ts). As Next writes them they come and run while there is nothing to see yet.
 * @param {string} html
 */
export const scriptsLater = (html) =>
  html.replaceAll(PRELOADED_SCRIPT, '').replaceAll(SCRIPT, '<script type="text/plain" data-src="$1"></script>');

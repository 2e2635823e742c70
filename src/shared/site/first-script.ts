/** The storage key of the colour scheme choice; absent follows the system. */
export const colorSchemeKey = 'segara-color-scheme';

const setColorScheme = [
  `try{choice=localStorage.getItem(\`${colorSchemeKey}\`)}catch(e){}`,
  'if(choice!==`light`)if(choice!==`dark`)choice=matchMedia(`(prefers-color-scheme: dark)`).matches?`dark`:`light`;',
  'root.setAttribute(`data-mantine-color-scheme`,choice);',
];

// Back navigation and jumps within the page need the heights of everything above the target.
const noteFreshPage =
  'if(!location.hash)if(performance.getEntriesByType(`navigation`)[0]?.type===`navigate`)root.setAttribute(`data-fresh`,``)';

const LATEST_MS = 1500;

// The first paint is complete two frames after its first picture has loaded. Until then scripts load one at a time,
// smallest first, so that the page does not look ready while it cannot respond. A background tab paints nothing, and a
// picture may never arrive.
const fetchScriptsWhenSeen = [
  'let isDrawn=false;',
  'function fetch(){for(let later of [...document.querySelectorAll(`script[data-src]`)].reverse()){',
  'let script=document.createElement(`script`);script.async=true;script.src=later.getAttribute(`data-src`);',
  'script.onload=script.onerror=fetch;later.replaceWith(script);if(!isDrawn)return}}',
  'function fetchAll(){isDrawn=true;fetch()}',
  'function begin(){fetch();requestAnimationFrame(function(){requestAnimationFrame(fetchAll)})}',
  'document.addEventListener(`DOMContentLoaded`,function(){',
  `setTimeout(fetchAll,${LATEST_MS});`,
  'let picture=document.querySelector(`img[fetchpriority=high]`);',
  'if(picture?.complete===false)picture.onload=begin;else begin()});',
];

/**
 * Runs before the first paint: the wrong colour scheme never flashes, a page read from its top is not laid out all at
 * once (`ui/layout/deferred-layout.tsx`), and deferred scripts (`server/next-internals/scripts-later.mjs`) are fetched
 * once the page is visible. The proxy allows this script by its hash.
 * Use only backticks, no arrows and no `&&`: React escapes quotes, angle brackets and ampersands in a script's text.
 */
export const firstScript = [
  '(function(root,choice){',
  ...setColorScheme,
  noteFreshPage,
  ';',
  ...fetchScriptsWhenSeen,
  '})(document.documentElement)',
].join('');

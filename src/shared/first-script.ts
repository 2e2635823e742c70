/** Where the person's choice is kept; absent means 'as the system wants it'. */
export const colorSchemeKey = 'segara-color-scheme';

const setColorScheme = [
  `try{choice=localStorage.getItem(\`${colorSchemeKey}\`)}catch(e){}`,
  'if(choice!==`light`)if(choice!==`dark`)choice=matchMedia(`(prefers-color-scheme: dark)`).matches?`dark`:`light`;',
  'root.setAttribute(`data-mantine-color-scheme`,choice);',
];

// Who comes back, or to a place within the page, needs the heights of all that lies above.
const noteFreshPage =
  'if(!location.hash)if(performance.getEntriesByType(`navigation`)[0]?.type===`navigate`)root.setAttribute(`data-fresh`,``)';

/**
 * Runs before the first paint: nobody sees the wrong scheme flash by, and a page that is read from its top need not lay
 * out all of itself at once (`ui/layout/lay-out-the-rest.tsx`). The proxy allows it by its hash.
 * Only backticks, no arrows and no `&&`: React escapes quotes, angle brackets and ampersands in a script's text.
 */
export const firstScript = [
  '(function(root,choice){',
  ...setColorScheme,
  noteFreshPage,
  '})(document.documentElement)',
].join('');

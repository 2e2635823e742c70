import localFont from 'next/font/local';

// Cut by scripts/cut-fonts.ts to the letters and weights the pages use. The faces that stand in until these have come
// are in tokens.css: Next's own know nothing of bold headings.

const inter = localFont({
  src: './faces/inter.woff2',
  weight: '400 700',
  variable: '--font-inter',
  display: 'swap',
  adjustFontFallback: false,
});

const bricolage = localFont({
  src: './faces/bricolage-grotesque.woff2',
  weight: '600 800',
  variable: '--font-bricolage',
  display: 'swap',
  adjustFontFallback: false,
});

/** Class names for `<html>` that make both typefaces known to the stylesheet. */
export const fontClasses = `${inter.variable} ${bricolage.variable}`;

import localFont from 'next/font/local';

// The faces that stand in until these have come are in tokens.css: Next's own know nothing of bold headings.

const inter = localFont({
  src: '../../../node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
  weight: '100 900',
  variable: '--font-inter',
  display: 'swap',
  adjustFontFallback: false,
});

const bricolage = localFont({
  src: '../../../node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
  weight: '200 800',
  variable: '--font-bricolage',
  display: 'swap',
  adjustFontFallback: false,
});

/** Class names for `<html>` that make both typefaces known to the stylesheet. */
export const fontClasses = `${inter.variable} ${bricolage.variable}`;

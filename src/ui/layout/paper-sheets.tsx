import css from './paper-sheets.module.css';

const NearSheet = () => (
  <svg className={css.near} viewBox="0 0 900 320" preserveAspectRatio="none" aria-hidden="true">
    <path className={css.behind} d="M0 0H874c30 40-22 84-6 140s38 100-4 180H0z" />
    <path className={css.paper} d="M0 0H826c34 56-14 92 0 156s34 92-6 164H0z" />
    <path className={css.shade} d="M0 0H420c70 60-40 130 30 200s40 70 10 120H0z" />
  </svg>
);

const FarSheet = () => (
  <svg className={css.far} viewBox="0 0 900 320" preserveAspectRatio="none" aria-hidden="true">
    <path className={css.paper} d="M900 0H60c-40 60 20 110-6 180s-20 90 10 140H900z" />
    <path className={css.deep} d="M900 0H150c-30 60 20 110-6 180s-20 90 10 140H900z" />
  </svg>
);

const Shore = () => (
  <svg className={css.shore} viewBox="0 0 1440 26" preserveAspectRatio="none" aria-hidden="true">
    <path d="M0 16c260-18 440-14 700 0s460 10 740-8v19H0z" />
  </svg>
);

/** Sheets of cut paper over a picture on a wide screen: one at its left for words, one at its right; below, a shore. */
export const PaperSheets = () => (
  <>
    <NearSheet />
    <FarSheet />
    <Shore />
  </>
);

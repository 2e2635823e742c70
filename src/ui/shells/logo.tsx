import { defaultShop, type Shop } from '@/shared/shop/sections';
import css from './logo.module.css';

/** The logo is decorative: the surrounding link supplies its accessible name. */
export function Logo({ of: { identity, logo } }: { of: Shop }) {
  if (logo)
    return (
      <span className={css.logo} aria-hidden="true">
        <picture>
          <img className={css.picture} src={logo.url} alt="" width={logo.width} height={logo.height} />
        </picture>
      </span>
    );
  return (
    <span className={css.logo} aria-hidden="true">
      <svg className={css.mark} viewBox="4 4 120 120" focusable="false" aria-hidden="true">
        <path fill="#f4e3c1" d="M0 0h128v128H0z" />
        <circle cx="86" cy="38" r="17" fill="#ffc857" />
        <path fill="#45dfb1" d="M0 61c20-28 44-30 62-14s42 28 62 4l4-4v72H0z" />
        <path fill="#14919b" d="M0 70c20-28 44-30 62-14s42 28 62 4l4-4v72H0z" />
        <path fill="#06283d" d="M0 81c20-28 44-30 62-14s42 28 62 4l4-4v72H0z" />
        <path
          fill="#f4e3c1"
          d="M58.7 89.5q-.8.7-2.2 1.4-2.5 1-5.2 1a33 33 0 0 1-15-4.1 63 63 0 0 1-8.3-5.2c.6 1.9 1.3 4.7 2.7 7.1A31 31 0 0 0 44 101.2c2.6 1.3 5 1.6 7.8 2.6 2.5 1 4.6 1.4 6.8 2.8a28 28 0 0 1 4.3 3.7q1 1.6 1.6 4c.5 2.1 0 4.4-.2 6 .8-1.4 1.9-3.5 2.4-5.7q.5-2.7.4-4.9c.7-1.3 1.7-3.2 3-4.7 1.8-2 3.7-3 5.8-4.6 2.4-1.7 4.6-2.7 6.9-4.7A31 31 0 0 0 92.6 81c.6-2.7.6-5.6.5-7.6-1.5 2-3.9 5-6.4 7.4-2.3 2-4.1 3.7-6.8 5.2-2.2 1.3-4 2.2-6.6 2.8q-2.6.8-5.2.5-1.6-.3-2.6-.8.6-1.1 1-2.8c.2-1.3.7-2.6 0-3.7-.4-.7-1.3-1-1.8-1.4l-.3 3.3c-.1 1 .4 1.9-.2 2.7q-.9 1-2.3 1.1-1.3.3-2.4-.4c-.8-.7-.6-1.7-1-2.6l-1.1-3q-1 .6-1.4 1.8c-.4 1.3.4 2.4 1 3.6q.8 1.5 1.7 2.4"
        />
      </svg>
      {identity.name === defaultShop.identity.name ? (
        <svg
          className={css.word}
          viewBox="0 -36 690 130"
          fill="none"
          strokeLinecap="round"
          strokeLinejoin="round"
          focusable="false"
          aria-hidden="true"
        >
          <path
            stroke="currentColor"
            strokeWidth="13"
            d="M39 15c-5-7-11-9-17-9C12 6 6 11 6 18.5c0 9.5 8 11.5 17 14 10 2.5 18 6 18 15C41 55 34 60 24 60c-9 0-16-3-20-10m65-17h53a27 27 0 1 0-7.9 19.1M201 33a27 27 0 1 1-54 0 27 27 0 1 1 54 0m0-27v56c0 15-11 24-27 24-11 0-19-4-24-11m130-42a27 27 0 1 1-54 0 27 27 0 1 1 54 0m0-27v54m25 0V6m0 30c0-19 9-30 24-30m79 27a27 27 0 1 1-54 0 27 27 0 1 1 54 0m0-27v54"
          />
          <path
            className={css.second}
            strokeWidth="8"
            d="M508 33a27 27 0 1 1-54 0 27 27 0 1 1 54 0m0-57v84m22-54v54M552 6l23 54 23-54m23 27h53a27 27 0 1 0-7.9 19.1"
          />
          <circle cx="530" cy="-16" r="7.5" fill="#ff7a59" />
        </svg>
      ) : (
        <span className={css.name}>{identity.name}</span>
      )}
    </span>
  );
}

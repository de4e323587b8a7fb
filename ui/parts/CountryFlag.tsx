import type { ReactNode } from 'react';
import type { Country } from '../../adapters/http/contract/scenes.ts';
import css from './CountryFlag.module.css';

const rows = (...stripes: readonly (readonly [string, number])[]): ReactNode => {
  let y = 0;
  return stripes.map(([colour, height]) => {
    const top = y;
    y += height;
    return <path key={top} fill={colour} d={`M0 ${top}h18v${height}H0z`} />;
  });
};
const columns = (...colours: readonly string[]): ReactNode =>
  colours.map((colour, index) => {
    const width = 18 / colours.length;
    return <path key={colour} fill={colour} d={`M${index * width} 0h${width}v12h${-width}z`} />;
  });

const poland = rows(['#fff', 6], ['#d42b3a', 6]);

/** The view box of each flag is 18 × 12; flags are shown at 21 × 15 pixels. */
const FLAGS: Record<Country | 'poland', ReactNode> = {
  croatia: (
    <>
      {rows(['#e03c31', 4], ['#fff', 4], ['#1b4da0', 4])}
      <path fill="#e03c31" d="M7 3h4v4.5q-2 2-4 0z" />
      <path
        fill="#fff"
        d="M8.3 3h1.4v1.5H8.3zM7 4.5h1.3V6H7zM9.7 4.5H11V6H9.7zM8.3 6h1.4v1.5H8.3z"
      />
    </>
  ),
  greece: (
    <>
      {rows(
        ['#1f66b5', 1.34],
        ['#fff', 1.33],
        ['#1f66b5', 1.33],
        ['#fff', 1.34],
        ['#1f66b5', 1.33],
        ['#fff', 1.33],
        ['#1f66b5', 1.34],
        ['#fff', 1.33],
        ['#1f66b5', 1.33],
      )}
      <path fill="#1f66b5" d="M0 0h6.7v6.67H0z" />
      <path fill="#fff" d="M2.67 0h1.33v6.67H2.67zM0 2.67h6.7V4H0z" />
    </>
  ),
  montenegro: (
    <>
      <path fill="#d3ae3b" d="M0 0h18v12H0z" />
      <path fill="#c40308" d="M1 1h16v10H1z" />
      <path fill="#d3ae3b" d="M9 3l1 1 3-1-1 3-2 .8L11 9l-2-1-2 1 1-2.2L6 6 5 3l3 1z" />
    </>
  ),
  italy: columns('#1f8a4c', '#fff', '#d2333f'),
  spain: rows(['#c8102e', 3], ['#f6c400', 6], ['#c8102e', 3]),
  turkey: (
    <>
      <path fill="#e30a17" d="M0 0h18v12H0z" />
      <path
        fill="#fff"
        d="M8.6 3.6a3 3 0 1 0 0 4.8 2.5 2.5 0 1 1 0-4.8zM11.6 4.7l-.5 1 -1.2.3 1.2.4.5 1 .3-1.1h1.2l-1-.6z"
      />
    </>
  ),
  norway: (
    <>
      <path fill="#ba0c2f" d="M0 0h18v12H0z" />
      <path fill="#fff" d="M4.5 0h3v12h-3zM0 4.5h18v3H0z" />
      <path fill="#00205b" d="M5.25 0h1.5v12h-1.5zM0 5.25h18v1.5H0z" />
    </>
  ),
  thailand: rows(['#a51931', 2], ['#fff', 2], ['#2d2a4a', 4], ['#fff', 2], ['#a51931', 2]),
  seychelles: (
    <>
      <path fill="#007a3d" d="M0 12 18 8.5V12z" />
      <path fill="#fff" d="M0 12 18 4.5v4z" />
      <path fill="#d62828" d="M0 12 18 0v4.5z" />
      <path fill="#fcd856" d="M0 12 12 0h6z" />
      <path fill="#003d88" d="M0 12V0h6z" />
      <path fill="#fcd856" d="M0 12 6 0h6z" />
    </>
  ),
  caribbean: (
    <>
      <path fill="#66ccff" d="M0 0h18v12H0z" />
      <path fill="#fff" d="M9 1l4.5 9.5h-9z" />
      <path fill="#111" d="M9 2.5l3.7 8H5.3z" />
      <path fill="#fcd116" d="M9 6l4.5 4.5h-9z" />
    </>
  ),
  mazury: poland,
  poland,
};

export type FlagCountry = keyof typeof FLAGS;

export const CountryFlag = ({ country }: { readonly country: FlagCountry | null }) =>
  country !== null && (
    <svg className={css.flag} viewBox="0 0 18 12" preserveAspectRatio="none" aria-hidden="true">
      {FLAGS[country]}
    </svg>
  );

import { pages } from '../../adapters/http/contract/pages.pl.ts';
import { headerCopy } from '../copy/pl.ts';
import { useSiteName } from '../hooks/use-page-data.ts';
import { joinClasses } from './classes.ts';
import css from './Logo.module.css';

/** The longest brand name that fits into the first row of a phone. */
const SHORT_NAME = 9;

/** The logo: two sails above their wake. On a dark background the wake is yellow. */
export const Logo = ({ onDark = false }: { readonly onDark?: boolean }) => {
  const brand = useSiteName();
  return (
    <a
      className={joinClasses(css.logo, brand.length > SHORT_NAME && css.long, onDark && css.onDark)}
      href={pages.home}
      aria-label={headerCopy.home(brand)}
    >
      <svg viewBox="0 0 34 34" aria-hidden="true">
        <path d="M15 2v17H5C6 12 9.5 6 15 2zM18 5c4.5 3.5 7.5 8.5 8.5 14H18z" fill="currentColor" />
        <path className={css.wake} d="M2 25q5-4.5 10 0t10 0 10 0M8 31q4.5-4 9 0t9 0" />
      </svg>
      {brand}
    </a>
  );
};

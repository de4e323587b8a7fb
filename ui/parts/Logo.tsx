import { pages } from '../../adapters/http/contract/pages.pl.ts';
import { headerCopy } from '../copy/pl.ts';
import { usePageFrame, useSiteName } from '../hooks/use-page-data.ts';
import { joinClasses } from './classes.ts';
import css from './Logo.module.css';

/** The longest brand name, in characters, that fits into the header's first row on a phone. */
const SHORT_NAME = 9;

export const Logo = ({ onDark = false }: { readonly onDark?: boolean }) => {
  const brand = useSiteName();
  const logo = usePageFrame()?.logo ?? null;
  return (
    <a
      className={joinClasses(css.logo, brand.length > SHORT_NAME && css.long, onDark && css.onDark)}
      href={pages.home}
      aria-label={headerCopy.home(brand)}
    >
      {logo !== null && (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the server accepts only SVG shapes
        <span className={css.sign} aria-hidden="true" dangerouslySetInnerHTML={{ __html: logo }} />
      )}
      {brand}
    </a>
  );
};

import { pages } from '../../../adapters/http/contract/pages.pl.ts';
import { notFoundCopy } from '../../copy/pl.ts';
import { useHasPage } from '../../hooks/use-page-data.ts';
import { EmptyState } from '../../parts/EmptyState.tsx';
import css from './NotFound.module.css';
import { ShopPage } from './ShopPage.tsx';

export const NotFound = () => {
  const hasPage = useHasPage();
  return (
    <ShopPage>
      <EmptyState
        title={notFoundCopy.title}
        as="h1"
        action={{ href: pages.offers, text: notFoundCopy.action }}
      >
        {notFoundCopy.text}
      </EmptyState>
      <nav className={`wrap ${css.ways}`} aria-labelledby="drogi">
        <h2 id="drogi">{notFoundCopy.ways}</h2>
        <ul>
          {notFoundCopy.links
            .filter(({ href }) => hasPage(href))
            .map(({ href, text }) => (
              <li key={href}>
                <a href={href}>{text}</a>
              </li>
            ))}
        </ul>
      </nav>
    </ShopPage>
  );
};

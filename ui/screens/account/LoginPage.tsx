import { useEffect } from 'react';
import { useSearch } from 'wouter';
import { loginCopy } from '../../copy/account.pl.ts';
import { Panel } from '../../parts/Panel.tsx';
import { usePageTitle } from '../../state/pageHead.ts';
import { useSession } from '../../state/session.ts';
import css from './AccountPage.module.css';
import { LoginPanel } from './LoginPanel.tsx';
import { ShopPage } from './ShopPage.tsx';

const PANEL = '/twoj-panel';

/** Where to go after login: `?dalej=` where it is a path of this shop, else the panel. No address of another shop gets through. */
export const pathAfterLogin = (search: string): string => {
  const wish = new URLSearchParams(search).get('dalej') ?? '';
  return /^\/(?![/\\])[^\s\\]*$/.test(wish) ? wish : PANEL;
};

/** /zaloguj */
export const LoginPage = () => {
  usePageTitle(`${loginCopy.title} | Kilwater`);
  const next = pathAfterLogin(useSearch());
  const session = useSession();
  const known = session.kind === 'customer';
  useEffect(() => {
    if (known) window.location.replace(next);
  }, [known, next]);
  return (
    <ShopPage current="/zaloguj">
      <div className={`wrap ${css.two}`}>
        <div className={css.column}>
          <h1>{loginCopy.title}</h1>
          <Panel>
            <LoginPanel onLoggedIn={() => window.location.assign(next)} />
          </Panel>
        </div>
        <aside className={css.side}>
          <h2>{loginCopy.sideTitle}</h2>
          <p>{loginCopy.side}</p>
        </aside>
      </div>
    </ShopPage>
  );
};

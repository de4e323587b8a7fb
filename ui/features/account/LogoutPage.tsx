import { useEffect } from 'react';
import { pages } from '../../../adapters/http/contract/pages.pl.ts';
import { logoutCopy } from '../../copy/account.pl.ts';
import { usePageTitle } from '../../hooks/use-page-data.ts';
import { Button, ButtonLink } from '../../parts/Button.tsx';
import { useLogout } from '../../shared/account/LogoutButton.tsx';
import css from '../../shared/page/AccountPage.module.css';
import { ShopPage } from '../../shared/page/ShopPage.tsx';

/**
 * Runs an action when the page is visible: a browser may prerender it while the visitor is still
 * typing the address.
 */
const useOnceVisible = (action: () => void): void => {
  useEffect(() => {
    if (!('prerendering' in document && document.prerendering)) return action();
    document.addEventListener('prerenderingchange', action, { once: true });
    return () => document.removeEventListener('prerenderingchange', action);
  }, [action]);
};

/**
 * The page that logs out (R44.6). A link from another site leads to a confirmation page instead.
 */
export const LogoutPage = () => {
  usePageTitle(logoutCopy.submit);
  const { state, leave } = useLogout();
  useOnceVisible(leave);
  return (
    <ShopPage>
      <div className={`wrap ${css.one}`}>
        <h1>{state === 'failed' ? logoutCopy.failed : logoutCopy.busy}</h1>
        {state === 'failed' && (
          <div className={css.actions}>
            <Button onClick={leave}>{logoutCopy.submit}</Button>
            <ButtonLink kind="line" href={pages.panel}>
              {logoutCopy.stay}
            </ButtonLink>
          </div>
        )}
      </div>
    </ShopPage>
  );
};

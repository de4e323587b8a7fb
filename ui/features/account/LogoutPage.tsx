import { useEffect } from 'react';
import { pages } from '../../../adapters/http/contract/pages.pl.ts';
import { logoutCopy } from '../../copy/account-pages.pl.ts';
import { usePageTitle } from '../../hooks/use-page-data.ts';
import { Button, ButtonLink } from '../../parts/Button.tsx';
import { useLogout } from '../../shared/account/LogoutButton.tsx';
import css from '../../shared/page/AccountPage.module.css';
import { ShopPage } from '../../shared/page/ShopPage.tsx';

/**
 * A browser can prerender the page before the visitor opens it, so wait until the page is visible.
 */
const useOnceVisible = (action: () => void): void => {
  useEffect(() => {
    if (!('prerendering' in document && document.prerendering)) return action();
    document.addEventListener('prerenderingchange', action, { once: true });
    return () => document.removeEventListener('prerenderingchange', action);
  }, [action]);
};

/** A link from another site leads to a confirmation page instead of logging out (R44.6). */
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

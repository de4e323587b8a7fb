import { useCallback, useState } from 'react';
import { call } from '../../../adapters/http/client/call.ts';
import { pages } from '../../../adapters/http/contract/pages.pl.ts';
import { logoutCopy } from '../../copy/account.pl.ts';
import { usePageTitle } from '../../hooks/usePageTitle.ts';
import { Button, ButtonLink } from '../../parts/Button.tsx';
import { Notice } from '../../parts/Notice.tsx';
import { emptyTab } from '../../state/emptyTab.ts';
import css from './AccountPage.module.css';
import { ShopPage } from './ShopPage.tsx';

/** Ends the session and leads home; busy until the next page is there. */
const useLogout = () => {
  const [state, setState] = useState<'still' | 'busy' | 'failed'>('still');
  const leave = useCallback(async (): Promise<void> => {
    setState('busy');
    const answer = await call('logout', {});
    if (answer.isErr()) return setState('failed');
    emptyTab();
    window.location.replace(pages.home);
  }, []);
  return { state, leave };
};

/** Ends the session on a press. */
export const LogoutButton = () => {
  const { state, leave } = useLogout();
  return (
    <>
      <Button busy={state === 'busy' && logoutCopy.busy} onClick={leave}>
        {logoutCopy.submit}
      </Button>
      {state === 'failed' && <Notice kind="error" title={logoutCopy.failed} live />}
    </>
  );
};

/** /wyloguj: asks first, as the panel's own way out does: whoever opens an address has pressed nothing yet. */
export const LogoutPage = () => {
  usePageTitle(logoutCopy.submit);
  return (
    <ShopPage>
      <div className={`wrap ${css.one}`}>
        <h1>{logoutCopy.title}</h1>
        <p className="lead">{logoutCopy.text}</p>
        <div className={css.actions}>
          <LogoutButton />
          <ButtonLink kind="line" href={pages.panel}>
            {logoutCopy.stay}
          </ButtonLink>
        </div>
      </div>
    </ShopPage>
  );
};

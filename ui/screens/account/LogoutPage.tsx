import { useCallback, useEffect, useRef, useState } from 'react';
import { call } from '../../../adapters/http/client/call.ts';
import { pages } from '../../../adapters/http/contract/pages.pl.ts';
import { logoutCopy } from '../../copy/account.pl.ts';
import { usePageTitle } from '../../hooks/usePageTitle.ts';
import { Button } from '../../parts/Button.tsx';
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

/** /wyloguj: ends the session at once. The panel's own way out asks first. */
export const LogoutPage = () => {
  usePageTitle(`${logoutCopy.submit} | Kilwater`);
  const { state, leave } = useLogout();
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    void leave();
  }, [leave]);
  return (
    <ShopPage>
      <div className={`wrap ${css.one}`}>
        <LogoutView failed={state === 'failed'} onRetry={leave} />
      </div>
    </ShopPage>
  );
};

export const LogoutView = ({ failed, onRetry }: { readonly failed: boolean; readonly onRetry: () => void }) =>
  failed ? (
    <>
      <h1>{logoutCopy.title}</h1>
      <Notice kind="error" title={logoutCopy.failed} live />
      <div>
        <Button onClick={onRetry}>{logoutCopy.submit}</Button>
      </div>
    </>
  ) : (
    <h1 role="status">{logoutCopy.leaving}</h1>
  );

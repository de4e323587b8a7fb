import { useCallback, useState } from 'react';
import { call } from '../../../adapters/http/client/call.ts';
import { pages } from '../../../adapters/http/contract/pages.pl.ts';
import { logoutCopy } from '../../copy/account-pages.pl.ts';
import { Button } from '../../parts/Button.tsx';
import { Notice } from '../../parts/Notice.tsx';
import { clearTabData } from '../../state/browser-storage.ts';

export const useLogout = () => {
  const [state, setState] = useState<'still' | 'busy' | 'failed'>('still');
  const leave = useCallback(async (): Promise<void> => {
    setState('busy');
    const answer = await call('logout', {});
    if (answer.isErr()) return setState('failed');
    clearTabData();
    window.location.replace(pages.home);
  }, []);
  return { state, leave };
};

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

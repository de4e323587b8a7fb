import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { askSessionOnceAtom, type SessionState, sessionAtom } from '../state/account/session.ts';

/** Returns the visitor's session. The first component that uses the hook asks the shop for it. */
export const useSession = (): SessionState => {
  const session = useAtomValue(sessionAtom);
  const ask = useSetAtom(askSessionOnceAtom);
  useEffect(() => ask(), [ask]);
  return session;
};

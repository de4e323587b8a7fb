import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { loadSessionOnceAtom, type SessionState, sessionAtom } from '../state/account/session.ts';

export const useSession = (): SessionState => {
  const session = useAtomValue(sessionAtom);
  const ask = useSetAtom(loadSessionOnceAtom);
  useEffect(() => ask(), [ask]);
  return session;
};

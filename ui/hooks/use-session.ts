import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { askSessionOnceAtom, type SessionState, sessionAtom } from '../state/account/session.ts';

export const useSession = (): SessionState => {
  const session = useAtomValue(sessionAtom);
  const ask = useSetAtom(askSessionOnceAtom);
  useEffect(() => ask(), [ask]);
  return session;
};

import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { askSessionOnceAtom, type Session, sessionAtom } from '../state/account/session.ts';

/** The first component that uses it asks the shop. */
export const useSession = (): Session => {
  const session = useAtomValue(sessionAtom);
  const ask = useSetAtom(askSessionOnceAtom);
  useEffect(() => ask(), [ask]);
  return session;
};

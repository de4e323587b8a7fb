import { useSetAtom } from 'jotai';
import { useSession } from '../../../hooks/use-session.ts';
import { entryCopy } from '../copy/wizard.pl.ts';
import { refreshAtom } from '../state/wizard.ts';
import { LoginDialog } from '../step5-participants/LoginDialog.tsx';
import css from './trip.module.css';

/** Logging in keeps the draft and all answers (W-006). */
export const GuestStrip = () => {
  const session = useSession();
  const refresh = useSetAtom(refreshAtom);
  if (session.kind === 'customer') return null;
  return (
    <div className={css.guest}>
      <p>
        <b>{entryCopy.guest}</b> {entryCopy.guestText}
      </p>
      <LoginDialog email="" words={entryCopy.haveAccount} onDone={refresh} />
    </div>
  );
};

import { useSetAtom } from 'jotai';
import { entryCopy } from '../../../copy/wizard.pl.ts';
import { useSession } from '../../../hooks/useSession.ts';
import { refreshAtom } from '../../../state/wizard/wizard.ts';
import { outside } from '../frame/outside.ts';
import { LoginDialog } from '../step5-participants/LoginDialog.tsx';
import css from './trip.module.css';

/** With an account or without (W-006): said on top of step 1 to whoever is not logged in; logging in keeps the draft and all that was typed. */
export const GuestStrip = () => {
  const session = useSession();
  const refresh = useSetAtom(refreshAtom);
  if (session.kind === 'customer') return null;
  return (
    <div className={css.guest}>
      <p>
        <b>{entryCopy.guest}</b> {entryCopy.guestText}
      </p>
      <LoginDialog email="" words={entryCopy.haveAccount} onDone={() => refresh(outside)} />
    </div>
  );
};

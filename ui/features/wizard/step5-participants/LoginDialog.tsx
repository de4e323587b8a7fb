import { useState } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '../../../parts/Button.tsx';
import { Dialog } from '../../../parts/Dialog.tsx';
import { LoginPanel } from '../../../shared/account/LoginPanel.tsx';
import { participantsCopy } from '../copy/wizard.pl.ts';

type Props = { readonly email: string; readonly words?: string; readonly onDone: () => void };

/**
 * A login that keeps the answers (R44). Render it outside the step's form: forms cannot be nested.
 */
export const LoginDialog = ({ email, words = participantsCopy.haveAccount, onDone }: Props) => {
  const [open, setOpen] = useState(false);
  // True after the first opening. The dialog then stays mounted, so that closing it returns the
  // focus.
  const [wanted, setWanted] = useState(false);
  const show = () => {
    setWanted(true);
    setOpen(true);
  };
  const done = () => {
    setOpen(false);
    onDone();
  };
  return (
    <>
      <div>
        <Button kind="line" small onClick={show}>
          {words}
        </Button>
      </div>
      {wanted &&
        createPortal(
          <Dialog
            open={open}
            onClose={() => setOpen(false)}
            title={participantsCopy.loginTitle}
            actions={
              <Button kind="line" onClick={() => setOpen(false)}>
                {participantsCopy.loginLater}
              </Button>
            }
          >
            {open && <LoginPanel email={email} offersAccount={false} onLoggedIn={done} />}
          </Dialog>,
          document.body,
        )}
    </>
  );
};

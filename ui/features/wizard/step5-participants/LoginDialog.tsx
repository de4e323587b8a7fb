import { useState } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '../../../parts/Button.tsx';
import { Dialog } from '../../../parts/Dialog.tsx';
import { LoginPanel } from '../../../shared/account/LoginPanel.tsx';
import { participantsCopy } from '../copy/wizard.pl.ts';

type Props = { readonly email: string; readonly words?: string; readonly onDone: () => void };

/** Forms cannot be nested, so the login (R44) must be rendered outside the step's form. */
export const LoginDialog = ({ email, words = participantsCopy.haveAccount, onDone }: Props) => {
  const [open, setOpen] = useState(false);
  // The dialog stays mounted after the first opening, so that closing it returns the focus.
  const [isRequested, setRequested] = useState(false);
  const show = () => {
    setRequested(true);
    setOpen(true);
  };
  const close = () => {
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
      {isRequested &&
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
            {open && <LoginPanel email={email} offersAccount={false} onLoggedIn={close} />}
          </Dialog>,
          document.body,
        )}
    </>
  );
};

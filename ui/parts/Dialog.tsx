import { type ReactNode, useId } from 'react';
import { Button } from './Button.tsx';
import css from './Dialog.module.css';
import { Modal } from './Modal.tsx';

type Props = {
  readonly open: boolean;
  /** Called on Esc, on a click on the backdrop and by a `method="dialog"` form. */
  readonly onClose: () => void;
  readonly title: string;
  readonly children?: ReactNode;
  /** The buttons before the button that closes the dialog. */
  readonly actions?: ReactNode;
  /** The text of the button that closes the dialog. Default: no such button. */
  readonly stay?: string;
};

export const Dialog = ({ open, onClose, title, children, actions, stay }: Props) => {
  const id = useId();
  return (
    <Modal open={open} onClose={onClose} className={css.dialog} aria-labelledby={id}>
      <div className={css.inside}>
        <h2 id={id}>{title}</h2>
        {children && <div className={css.words}>{children}</div>}
        {(actions || stay) && (
          <div className={css.actions}>
            {actions}
            {stay && (
              <Button kind="line" onClick={onClose}>
                {stay}
              </Button>
            )}
          </div>
        )}
      </div>
    </Modal>
  );
};

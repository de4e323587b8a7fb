import { type ReactNode, useId } from 'react';
import css from './Dialog.module.css';
import { Modal } from './Modal.tsx';

type Props = {
  readonly open: boolean;
  /** Called on Esc, on a click on the backdrop and by a `method="dialog"` form. */
  readonly onClose: () => void;
  readonly title: string;
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
};

export const Dialog = ({ open, onClose, title, children, actions }: Props) => {
  const id = useId();
  return (
    <Modal open={open} onClose={onClose} className={css.dialog} aria-labelledby={id}>
      <div className={css.inside}>
        <h2 id={id}>{title}</h2>
        {children && <div className={css.words}>{children}</div>}
        {actions && <div className={css.actions}>{actions}</div>}
      </div>
    </Modal>
  );
};

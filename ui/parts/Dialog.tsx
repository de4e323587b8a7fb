import { type MouseEvent, type ReactNode, useId, useRef } from 'react';
import css from './Dialog.module.css';
import { useModal } from './use-modal.ts';

type Props = {
  readonly open: boolean;
  /**
   * Called on Esc, on a click on the backdrop and by a `method="dialog"` form. The parent sets
   * `open` to false.
   */
  readonly onClose: () => void;
  readonly title: string;
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
};

/** A native modal dialog. The browser keeps the focus inside and returns it after closing. */
export const Dialog = ({ open, onClose, title, children, actions }: Props) => {
  const box = useRef<HTMLDialogElement>(null);
  const id = useId();
  useModal(box, open);
  // Close on a click on the backdrop: only such a click has the dialog itself as its target.
  const onClick = (event: MouseEvent) => {
    if (event.target === box.current) onClose();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Esc closes natively, through onClose
    <dialog
      className={css.dialog}
      ref={box}
      aria-labelledby={id}
      onClose={onClose}
      onClick={onClick}
    >
      <div className={css.inside}>
        <h2 id={id}>{title}</h2>
        {children && <div className={css.words}>{children}</div>}
        {actions && <div className={css.actions}>{actions}</div>}
      </div>
    </dialog>
  );
};

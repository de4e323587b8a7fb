import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
import { joinClasses } from './classes.ts';
import css from './Modal.module.css';

type Props = Pick<
  ComponentProps<'dialog'>,
  'aria-label' | 'aria-labelledby' | 'className' | 'onKeyDown' | 'onPointerDown' | 'onPointerUp'
> & {
  readonly open: boolean;
  /** Called on Esc, on `open={false}` and on a `method="dialog"` form. */
  readonly onClose: () => void;
  readonly onBackdrop?: () => void;
  readonly whole?: boolean;
  readonly children: ReactNode;
};

export const Modal = ({
  open,
  onClose,
  onBackdrop = onClose,
  whole = false,
  className,
  ...attributes
}: Props) => {
  const box = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = box.current;
    if (!dialog || dialog.open === open) return;
    if (open) dialog.showModal();
    else dialog.close();
  }, [open]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Esc closes natively, through onClose
    <dialog
      {...attributes}
      ref={box}
      className={joinClasses(css.modal, whole ? css.whole : css.window, className)}
      onClose={onClose}
      // The content fills the dialog, so only a click outside it, on the backdrop, has the dialog
      // element as target.
      onClick={(event) => event.target === box.current && onBackdrop()}
    />
  );
};

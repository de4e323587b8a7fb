import { type RefObject, useEffect } from 'react';

/** The browser traps the focus of a native modal dialog and returns it. */
export const useModal = (box: RefObject<HTMLDialogElement | null>, open: boolean): void => {
  useEffect(() => {
    const dialog = box.current;
    if (!dialog || dialog.open === open) return;
    if (open) dialog.showModal();
    else dialog.close();
  }, [box, open]);
};

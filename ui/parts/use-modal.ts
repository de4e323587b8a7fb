import { type RefObject, useEffect } from 'react';

/** Opens a modal dialog. The browser keeps the focus inside and returns it after closing. */
export const useModal = (box: RefObject<HTMLDialogElement | null>, open: boolean): void => {
  useEffect(() => {
    const dialog = box.current;
    if (!dialog || dialog.open === open) return;
    if (open) dialog.showModal();
    else dialog.close();
  }, [box, open]);
};

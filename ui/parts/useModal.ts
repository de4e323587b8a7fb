import { type RefObject, useEffect } from 'react';

/** Opens and closes a native modal window with `open`: the browser keeps the focus inside and gives it back when it closes. */
export const useModal = (box: RefObject<HTMLDialogElement | null>, open: boolean): void => {
  useEffect(() => {
    const dialog = box.current;
    if (!dialog || dialog.open === open) return;
    if (open) dialog.showModal();
    else dialog.close();
  }, [box, open]);
};

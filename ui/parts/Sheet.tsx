import { type ReactNode, useId, useRef } from 'react';
import { partsCopy } from '../copy/pl.ts';
import { Icon } from './Icon.tsx';
import css from './Sheet.module.css';
import { useModal } from './useModal.ts';

type Props = {
  readonly open: boolean;
  /** Called on Esc, on the cross and when the browser closes it: the owner then sets `open` to false. */
  readonly onClose: () => void;
  readonly title: string;
  /** Stays in view under what is scrolled. */
  readonly foot: ReactNode;
  readonly children: ReactNode;
};

/** A native modal window over a phone's whole screen, with one thing to do at its foot; it keeps the focus inside and gives it back. */
export const Sheet = ({ open, onClose, title, foot, children }: Props) => {
  const box = useRef<HTMLDialogElement>(null);
  const id = useId();
  useModal(box, open);
  return (
    <dialog className={css.sheet} ref={box} aria-labelledby={id} onClose={onClose}>
      {open && (
        <div className={css.inside}>
          <div className={css.head}>
            <h2 id={id}>{title}</h2>
            <button type="button" className={css.cross} onClick={onClose} aria-label={partsCopy.close}>
              <Icon name="cross" />
            </button>
          </div>
          <div className={css.words}>{children}</div>
          <div className={css.foot}>{foot}</div>
        </div>
      )}
    </dialog>
  );
};

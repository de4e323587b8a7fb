import { type ReactNode, useId, useRef } from 'react';
import { partsCopy } from '../copy/pl.ts';
import { Icon } from './Icon.tsx';
import css from './Sheet.module.css';
import { useModal } from './use-modal.ts';

type Props = {
  readonly open: boolean;
  /** Runs on Esc, the close button or the browser's own close. The owner clears `open`. */
  readonly onClose: () => void;
  readonly title: string;
  /** Stays visible below the scrolling content. */
  readonly foot: ReactNode;
  readonly children: ReactNode;
};

/** Covers a phone's whole screen, with one action at the bottom. Traps the focus and returns it. */
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
            <button
              type="button"
              className={css.cross}
              onClick={onClose}
              aria-label={partsCopy.close}
            >
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

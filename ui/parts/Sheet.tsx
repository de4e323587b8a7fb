import { type ReactNode, useId } from 'react';
import { partsCopy } from '../copy/pl.ts';
import { Icon } from './Icon.tsx';
import { Modal } from './Modal.tsx';
import css from './Sheet.module.css';

type Props = {
  readonly open: boolean;
  /**
   * Called if the visitor presses Esc or the close button, or if the browser closes the sheet, for
   * example on Back. The parent must set `open` to false.
   */
  readonly onClose: () => void;
  readonly title: string;
  readonly foot: ReactNode;
  readonly children: ReactNode;
};

export const Sheet = ({ open, onClose, title, foot, children }: Props) => {
  const id = useId();
  return (
    <Modal whole open={open} onClose={onClose} aria-labelledby={id}>
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
    </Modal>
  );
};

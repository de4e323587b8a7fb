import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * State of a form that a button opens in place of a list or view. `result` is what the last form
 * has saved. After leaving the form, the focus returns to the button.
 */
export const useReplacingForm = <Result>() => {
  const [isOpen, setOpen] = useState(false);
  const [result, setResult] = useState<Result | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const open = () => {
    setResult(null);
    setOpen(true);
  };
  const leave = () => {
    flushSync(() => setOpen(false));
    button.current?.focus();
  };
  const finish = (saved: Result) => {
    setResult(saved);
    setOpen(false);
  };
  return { isOpen, result, setResult, opener: { ref: button, onClick: open }, leave, finish };
};

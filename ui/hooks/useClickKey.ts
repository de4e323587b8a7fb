import { useRef } from 'react';
import { newIdempotencyKey } from '../../adapters/http/client/call.ts';

/** A key for one click: the same as long as its body stays the same, so that a repeat after a lost answer does nothing twice. */
export const useClickKey = (): ((body: object) => string) => {
  const last = useRef({ body: '', key: '' });
  return (body) => {
    const text = JSON.stringify(body);
    if (last.current.body !== text) last.current = { body: text, key: newIdempotencyKey() };
    return last.current.key;
  };
};

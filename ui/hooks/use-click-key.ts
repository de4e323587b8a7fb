import { useRef } from 'react';
import { newIdempotencyKey } from '../../adapters/http/client/call.ts';

/**
 * Returns a function from bodies to idempotency keys. An equal body gets the same key, so a retry
 * after a lost response changes nothing twice.
 */
export const useClickKey = (): ((body: object) => string) => {
  const last = useRef({ body: '', key: '' });
  return (body) => {
    const text = JSON.stringify(body);
    if (last.current.body !== text) last.current = { body: text, key: newIdempotencyKey() };
    return last.current.key;
  };
};

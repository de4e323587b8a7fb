import { useRef } from 'react';
import { newIdempotencyKey } from '../../adapters/http/client/call.ts';

/** Equal request bodies get the same idempotency key, so a retry changes nothing twice. */
export const useIdempotencyKey = (): ((body: object) => string) => {
  const last = useRef({ body: '', key: '' });
  return (body) => {
    const text = JSON.stringify(body);
    if (last.current.body !== text) last.current = { body: text, key: newIdempotencyKey() };
    return last.current.key;
  };
};

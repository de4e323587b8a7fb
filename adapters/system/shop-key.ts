import { randomBytes } from 'node:crypto';
import type { ShopValues } from '../../application/ports/values.ts';

/** Returns a key of 256 bits. It is created at first use and stored for all processes. */
export const shopKey = async (values: ShopValues, name: string): Promise<string> => {
  if ((await values.get(name)) === null)
    await values.set(name, randomBytes(32).toString('base64url'));
  // If two processes created it at once, both use the one that was stored last.
  return (await values.get(name)) ?? '';
};

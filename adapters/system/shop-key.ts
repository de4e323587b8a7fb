import { randomBytes } from 'node:crypto';
import type { ShopValues } from '../../application/ports/values.ts';

/** A random key of 256 bits, drawn at its first use and stored for all processes. */
export const shopKey = async (values: ShopValues, name: string): Promise<string> => {
  if ((await values.get(name)) === null)
    await values.set(name, randomBytes(32).toString('base64url'));
  // If processes start together, the last one's key counts for all.
  return (await values.get(name)) ?? '';
};

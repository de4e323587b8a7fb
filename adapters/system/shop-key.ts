import { randomBytes } from 'node:crypto';
import type { ShopValues } from '../../application/ports/values.ts';

/** A random key of 256 bits under a name in the store: all processes of a shop have the same one. It is drawn at its first use. */
export const shopKey = async (values: ShopValues, name: string): Promise<string> => {
  if ((await values.get(name)) === null)
    await values.set(name, randomBytes(32).toString('base64url'));
  // Of processes that start together the last one's key is everybody's.
  return (await values.get(name)) ?? '';
};

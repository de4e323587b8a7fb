import { type JsonSchema, schemaOf } from '../http/contract/codecs/schema.ts';
import { BrandsFile } from './brand-file.ts';
import { OffersFile } from './offers-file.ts';
import { SellersFile } from './seller-file.ts';

const FILES = { brands: BrandsFile, sellers: SellersFile, offers: OffersFile } as const;

export const SHOP_FILES = ['brands', 'sellers', 'offers'] as const;

/** Returns the JSON Schema of a file. It is generated from the codec that reads the file. */
export const shopFileSchema = (
  name: keyof typeof FILES,
): JsonSchema & { readonly $schema: string; readonly title: string } => ({
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: `Kilwater: ${name}`,
  ...schemaOf(FILES[name]),
});

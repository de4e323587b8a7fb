import { createHash } from 'node:crypto';
import type { Settings } from '../../application/ports/settings.ts';
import { type BrandSettings, DEFAULT_SETTINGS } from '../../domain/brand-settings.ts';

/** The brands' figures as the program brings them (R4). */
export const fixedSettings = (brands: readonly BrandSettings[] = DEFAULT_SETTINGS): Settings => {
  const bySite = new Map(brands.map((brand) => [brand.siteId, brand]));
  const version = createHash('sha256').update(JSON.stringify(brands)).digest('base64url').slice(0, 16);
  return { of: (siteId) => bySite.get(siteId), version: () => version };
};

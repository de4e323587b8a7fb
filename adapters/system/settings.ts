import { createHash } from 'node:crypto';
import type { Settings } from '../../application/ports/settings.ts';
import type { BrandSettings } from '../../domain/brand-settings.ts';

/** Settings of these brands (R4); a brand that names no e-mail of its office is written to at `officeEmail`. */
export const settingsOf = (told: readonly BrandSettings[], officeEmail: string | null = null): Settings => {
  const brands = told.map((brand) => ({
    ...brand,
    // A shop that was opened before brands had addresses of their own keeps none of them.
    address: brand.address ?? null,
    office: { ...brand.office, email: brand.office.email ?? officeEmail },
  }));
  const bySite = new Map(brands.map((brand) => [brand.siteId, brand]));
  const version = createHash('sha256').update(JSON.stringify(brands)).digest('base64url').slice(0, 16);
  return { of: (siteId) => bySite.get(siteId), version: () => version };
};

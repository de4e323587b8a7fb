import type { BrandSettings } from '../../domain/brand-settings.ts';

/** The brands' figures (R4). */
export type Settings = {
  of(siteId: number): BrandSettings | undefined;
  /** Changes whenever a figure changes. */
  version(): string;
};

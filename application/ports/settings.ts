import type { BrandSettings, FiguresSince } from '../../domain/brand-settings.ts';
import type { Instant } from '../../domain/calendar.ts';

export type Settings = {
  /**
   * Returns a brand's settings at a moment, by default now. A command is decided by the settings at
   * its own moment.
   */
  of(siteId: number, at?: Instant): BrandSettings | undefined;
  /**
   * Returns all settings of a brand: the first ones, then the later ones by day. Empty for an
   * unknown brand.
   */
  inTime(siteId: number): readonly FiguresSince[];
  version(): string;
};

/**
 * The office's contact data. It is not part of the brand settings, because no price depends on it.
 */
export type Office = {
  emailOf(siteId: number): string;
};

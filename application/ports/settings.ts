import type { BrandSettings, FiguresSince } from '../../domain/brand-settings.ts';
import type { Instant } from '../../domain/calendar.ts';

/** The settings of the brands (R4). */
export type Settings = {
  /**
   * The settings of a brand at a moment, now by default. A command is decided by the settings at
   * its own moment.
   */
  of(siteId: number, at?: Instant): BrandSettings | undefined;
  /**
   * A brand's settings with the days from which they apply. The first entry applies from the
   * beginning. Empty for an unknown brand.
   */
  inTime(siteId: number): readonly FiguresSince[];
  version(): string;
};

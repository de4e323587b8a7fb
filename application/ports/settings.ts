import type { BrandSettings, FiguresSince } from '../../domain/brand-settings.ts';
import type { Instant } from '../../domain/calendar.ts';

/** The figures of the brands (R4). */
export type Settings = {
  /** `at` is now by default. A command is decided by the figures of its own moment. */
  of(siteId: number, at?: Instant): BrandSettings | undefined;
  /** The first entry applies from the beginning. Empty for an unknown brand. */
  inTime(siteId: number): readonly FiguresSince[];
  version(): string;
};

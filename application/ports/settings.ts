import type { BrandSettings, FiguresSince } from '../../domain/brand-settings.ts';
import type { Instant } from '../../domain/calendar.ts';

export type Settings = {
  /** Without `at`, the current settings. A command is decided by the settings at its own moment. */
  of(siteId: number, at?: Instant): BrandSettings | undefined;
  /** The first settings, then the later ones by day. Empty for an unknown brand. */
  inTime(siteId: number): readonly FiguresSince[];
  version(): string;
};

/** Contact data is not part of the brand settings, because no price depends on it. */
export type Office = {
  emailOf(siteId: number): string;
};

import type { BrandSettings, FiguresSince } from '../../domain/brand-settings.ts';
import type { Instant } from '../../domain/calendar.ts';

/** The brands' figures (R4). */
export type Settings = {
  /** As they hold at a moment; now, where none is told. A command is decided by those of its own moment. */
  of(siteId: number, at?: Instant): BrandSettings | undefined;
  /** All that hold one after another, the first from the beginning; none for a brand that there is not. */
  inTime(siteId: number): readonly FiguresSince[];
  /** Changes whenever a figure changes. */
  version(): string;
};

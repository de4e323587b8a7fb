import type { Country, TimeOfDay, Vessel } from './scenes.ts';

export const PREVIEWS = '/podglad';
export const PREVIEW_SIZE = { width: 1200, height: 630 } as const;

export type LinkPreview = {
  readonly key: string;
  readonly brand: string;
  readonly title: string;
  readonly line: string;
  readonly price: string;
  readonly per: string;
  readonly scene: {
    readonly country: Country;
    readonly time: TimeOfDay;
    readonly vessel: Vessel;
    readonly seed: number;
  };
};

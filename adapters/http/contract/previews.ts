import type { Country, TimeOfDay, Vessel } from './scenes.ts';

/**
 * Beginning of the addresses of link previews: pictures that social networks show for a shared
 * page.
 */
export const PREVIEWS = '/podglad';
export const PREVIEW_SIZE = { width: 1200, height: 630 } as const;

/**
 * The image that social networks show for a shared link: a scene, and a plate with the title, one
 * line and the price.
 */
export type LinkPreview = {
  /** Identifies the page in the address of the preview image: 'oferta/korfu-i-paxos'. */
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

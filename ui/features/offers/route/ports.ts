import type { Port } from '../../../../adapters/http/contract/offers/offers.ts';
import type { GalleryPicture } from '../../../parts/Gallery.tsx';

export const portAnchor = (regionOptionId: number): string => `port-${regionOptionId}`;

const MOST = 3;

export const portPictures = ({ Boxes, Photographs = [] }: Port): readonly GalleryPicture[] => [
  ...Photographs,
  ...Boxes.slice(0, MOST),
];

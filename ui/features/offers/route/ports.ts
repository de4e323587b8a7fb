import type { Port } from '../../../../adapters/http/contract/offers/offers.ts';

export const portAnchor = (regionOptionId: number): string => `port-${regionOptionId}`;

const MOST = 3;

export const portPictures = ({ Boxes }: Port): Port['Boxes'] => Boxes.slice(0, MOST);

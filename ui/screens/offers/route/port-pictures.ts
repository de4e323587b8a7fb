import type { Port } from '../../../../adapters/http/contract/offers/offers.ts';

/** Maximum number of pictures of a port (P-077). */
const MOST = 3;

export const portPictures = ({ Boxes }: Port): Port['Boxes'] => Boxes.slice(0, MOST);

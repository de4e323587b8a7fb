import type { CommandArguments } from '../command.ts';
import { type ParseResult, readNumber } from '../read-values.ts';

export const offerNumber = ({ word }: CommandArguments): ParseResult<number> =>
  readNumber('OFFER', word ?? '').mapErr(() => `"${word}" is no number of an offer.`);

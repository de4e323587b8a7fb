import type { Parameters } from '../../../../../adapters/http/contract/panel/panel.ts';
import type { Reservation } from '../../../../../adapters/http/contract/panel/reservation.ts';
import type { Choice } from '../../../../state/panel/choices.ts';

/** What the selector of any tab gets. */
export type SelectorProps<C extends Choice = Choice> = {
  readonly trip: Reservation;
  readonly userNum: number;
  readonly choice: C;
  readonly parameters: Parameters;
  readonly choose: (next: Choice) => void;
  /** What is wrong with a field; `row` of the add-ons, from 0. */
  readonly errorOf: (field: string, row?: number) => string | undefined;
};

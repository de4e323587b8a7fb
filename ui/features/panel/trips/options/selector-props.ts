import type { Parameters } from '../../../../../adapters/http/contract/panel/panel.ts';
import type { Reservation } from '../../../../../adapters/http/contract/panel/reservation.ts';
import type { Choice } from '../../state/choices.ts';

export type SelectorProps<C extends Choice = Choice> = {
  readonly trip: Reservation;
  readonly userNum: number;
  readonly choice: C;
  readonly parameters: Parameters;
  readonly choose: (next: Choice) => void;
  /** Returns the error text of a field. `row` is the index of the add-on's row, from 0. */
  readonly errorOf: (field: string, row?: number) => string | undefined;
};

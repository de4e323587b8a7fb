import type { Parameters } from '../../../../adapters/http/contract/panel.ts';
import type { Reservation } from '../../../../adapters/http/contract/panel-reservation.ts';
import type { Choice } from '../../../state/panel/choices.ts';
import { AddonsSelector } from './AddonsSelector.tsx';
import { InsuranceSelector } from './InsuranceSelector.tsx';
import { TransportSelector } from './TransportSelector.tsx';
import { YachtSelector } from './YachtSelector.tsx';

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

/** The selector of the tab that the choice belongs to. */
export const Selector = ({ choice, ...props }: SelectorProps) => {
  switch (choice.section) {
    case 'transport':
      return <TransportSelector {...props} choice={choice} />;
    case 'yachts':
      return <YachtSelector {...props} choice={choice} />;
    case 'insurance':
      return <InsuranceSelector {...props} choice={choice} />;
    case 'addons':
      return <AddonsSelector {...props} choice={choice} />;
  }
};

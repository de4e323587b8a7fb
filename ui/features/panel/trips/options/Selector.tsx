import { AddonsSelector } from './AddonsSelector.tsx';
import { InsuranceSelector } from './InsuranceSelector.tsx';
import type { SelectorProps } from './selector-props.ts';
import { TransportSelector } from './TransportSelector.tsx';
import { YachtSelector } from './YachtSelector.tsx';

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

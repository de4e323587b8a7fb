import type { ReactNode } from 'react';
import { Panel } from '../../../parts/Panel.tsx';
import { wizardCopy } from '../copy/wizard.pl.ts';
import crew from './crew.module.css';
import css from './frame.module.css';
import { useIsCrewRow } from './PartySections.tsx';

type Props = {
  readonly number: number;
  readonly name?: string | undefined;
  readonly mark?: string | undefined;
  /** True for a card with few fields; the browser lays it out even while it is out of view. */
  readonly brief?: boolean;
  readonly children: ReactNode;
};

export const PersonSection = ({ number, name, mark, brief = false, children }: Props) => {
  const within = useIsCrewRow();
  if (within)
    return (
      <section className={crew.row} aria-labelledby={`uczestnik-${number}`}>
        <h3 className={crew.rowHead} id={`uczestnik-${number}`}>
          {wizardCopy.participant(number)}
          {name && <span className={css.personName}>{name}</span>}
        </h3>
        {children}
      </section>
    );
  return (
    <Panel
      oneOfMany={number > 2 && !brief}
      marked={mark !== undefined}
      title={
        <span className={css.person}>
          <span className={css.number} aria-hidden="true">
            {number}
          </span>
          <span>
            {wizardCopy.participant(number)}
            {name && <span className={css.personName}>{name}</span>}
          </span>
        </span>
      }
      action={mark && <span className={css.mark}>{mark}</span>}
    >
      {children}
    </Panel>
  );
};

import { Link } from 'wouter';
import { partsCopy } from '../copy/pl.ts';
import { joinClasses } from './classes.ts';
import { Icon } from './Icon.tsx';
import css from './Stepper.module.css';

type Step = {
  readonly text: string;
  /** The link to the step; undefined if it is not reached or can no longer be changed. */
  readonly href?: string | undefined;
};
type Props = {
  readonly label: string;
  readonly steps: readonly Step[];
  readonly present: number;
  /** Steps before the farthest step stay ticked when the customer goes back. */
  readonly reached?: number;
};

/** Links do not reload the page, so a typed password survives (W-014). */
export const Stepper = ({ label, steps, present, reached = present }: Props) => (
  <nav aria-label={label} className={css.course}>
    <p className={css.short}>
      <b>{steps[present - 1]?.text}</b>
      <span className={joinClasses('muted', 'nowrap')}>
        {partsCopy.step(present, steps.length)}
      </span>
    </p>
    <ol className={css.wake}>
      {steps.map((step, index) => {
        const number = index + 1;
        const state =
          number === present ? 'now' : number < Math.max(present, reached) ? 'done' : 'ahead';
        const inside = (
          <>
            <span className={css.dot}>
              {state === 'now' && <Boat />}
              {state === 'done' ? <Icon name="check" /> : number}
            </span>
            <span className={css.name}>
              {state === 'done' && <span className="vh">{partsCopy.stepDone} </span>}
              {step.text}
            </span>
          </>
        );
        return (
          <li
            key={step.text}
            className={css[state]}
            aria-current={state === 'now' ? 'step' : undefined}
          >
            {state !== 'now' && number <= Math.max(present, reached) && step.href ? (
              <Link className={css.place} href={step.href}>
                {inside}
              </Link>
            ) : (
              <span className={css.place}>{inside}</span>
            )}
          </li>
        );
      })}
    </ol>
  </nav>
);

const Boat = () => (
  <svg viewBox="0 0 32 24" aria-hidden="true">
    <path d="M15 2v13H6c1-5 4-9 9-13zM17 4c4 3 7 7 8 11h-8zM3 17h26l-3 5H7z" fill="currentColor" />
  </svg>
);

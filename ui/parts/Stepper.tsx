import { partsCopy } from '../copy/pl.ts';
import { classes } from './classes.ts';
import { Icon } from './Icon.tsx';
import css from './Stepper.module.css';

type Step = {
  readonly text: string;
  /** Where a passed step may be changed again; without it the step is only said. */
  readonly href?: string | undefined;
};
type Props = {
  readonly label: string;
  readonly steps: readonly Step[];
  /** Number of the present step, from 1. */
  readonly present: number;
};

/** The wake: what is passed leaves its trace, the present step is a yellow buoy with a boat, the course ahead is dotted. */
export const Stepper = ({ label, steps, present }: Props) => (
  <nav aria-label={label}>
    <ol className={css.wake}>
      {steps.map((step, index) => {
        const number = index + 1;
        const state = number < present ? 'done' : number === present ? 'now' : 'ahead';
        const inside = (
          <>
            <span className={css.dot}>
              {state === 'done' && <Icon name="check" />}
              {state === 'now' && <Boat />}
              {state === 'ahead' && number}
            </span>
            <span>
              {state === 'done' && <span className="vh">{partsCopy.stepDone} </span>}
              {step.text}
            </span>
          </>
        );
        return (
          <li key={step.text} className={css[state]} aria-current={state === 'now' ? 'step' : undefined}>
            {state === 'done' && step.href ? (
              <a className={css.place} href={step.href}>
                {inside}
              </a>
            ) : (
              <span className={css.place}>{inside}</span>
            )}
          </li>
        );
      })}
    </ol>
    <div className={css.short}>
      <p>
        <b>{steps[present - 1]?.text}</b>
        <span className={classes('muted', 'nowrap')}>{partsCopy.step(present, steps.length)}</span>
      </p>
      <div className={css.strokes} aria-hidden="true">
        {steps.map((step, index) => (
          <i key={step.text} className={classes(index + 1 < present && css.passed, index + 1 === present && css.here)} />
        ))}
      </div>
    </div>
  </nav>
);

const Boat = () => (
  <svg viewBox="0 0 32 24" aria-hidden="true">
    <path d="M15 2v13H6c1-5 4-9 9-13zM17 4c4 3 7 7 8 11h-8zM3 17h26l-3 5H7z" fill="currentColor" />
  </svg>
);

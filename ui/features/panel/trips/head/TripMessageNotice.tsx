import { useEffect, useRef, useState } from 'react';
import { Notice } from '../../../../parts/Notice.tsx';
import type { TripMessage } from '../frame/trip-props.ts';
import css from './head.module.css';

const PAUSE = 500;

/** The page scrolls to the message; its second line appears later. */
export const TripMessageNotice = ({
  told: { kind, title, text, later = '', way },
}: {
  readonly told: TripMessage;
}) => {
  const box = useRef<HTMLDivElement>(null);
  const [second, setSecond] = useState(false);
  useEffect(() => {
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: 'center' });
    const timer = setTimeout(() => setSecond(true), PAUSE);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div ref={box} tabIndex={-1} className={css.told}>
      <Notice kind={kind} title={title} live>
        {text && <p>{text}</p>}
        {way && (
          <p>
            <a href={way.href}>{way.text}</a>
          </p>
        )}
        {second && later !== '' && <p>{later}</p>}
      </Notice>
    </div>
  );
};

import { useEffect, useRef, useState } from 'react';
import { Notice } from '../../../../parts/Notice.tsx';
import type { Told } from '../frame/tripProps.ts';
import css from './head.module.css';

/** The document's pause before the second line. */
const PAUSE = 500;

/** How a change ended, green or red: scrolled to and focused; what was chosen follows half a second later. */
export const ToldNotice = ({ told: { kind, title, text, later = '', way } }: { readonly told: Told }) => {
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

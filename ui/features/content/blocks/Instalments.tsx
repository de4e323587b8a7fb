import { type BlockProps, wordsOfBox } from './block.ts';
import css from './Instalments.module.css';

const Buoy = ({ due }: { readonly due: boolean }) => (
  <svg className={css.buoy} viewBox="0 0 48 60" aria-hidden="true">
    <path d="M24 4v10" />
    <circle cx="24" cy="5" r="3.5" className={css.lamp} />
    <path d="M17 14h14l5 26q-12 7-24 0z" className={due ? css.due : css.coming} />
    <path d="M15 24h18l1.6 8H13.4z" className={css.band} />
    <path d="M2 46q6-5 11 0t11 0 11 0 11 0M8 54q5-4 8 0t8 0 8 0 8 0" className={css.water} />
  </svg>
);

const Yacht = () => (
  <svg className={css.buoy} viewBox="0 0 48 60" aria-hidden="true">
    <path d="M23 3v35H9C10 24 15 12 23 3z" className={css.sail} />
    <path d="M27 10c7 7 11 16 12 28H27z" className={css.jib} />
    <path d="M5 41h38l-5 8H10z" className={css.hull} />
    <path d="M2 54q6-5 11 0t11 0 11 0 11 0" className={css.water} />
  </svg>
);

const SWELLS = 't8 0'.repeat(48);

const Wake = () => (
  <svg
    className={css.wake}
    viewBox="0 0 400 16"
    preserveAspectRatio="xMinYMid slice"
    aria-hidden="true"
  >
    <path d={`M0 5q4-4 8 0${SWELLS}M0 11q4-4 8 0${SWELLS}`} />
  </svg>
);

export const Instalments = ({ block }: BlockProps) => {
  const { Boxes } = block.Contents;
  return (
    <ol className={css.plan}>
      {Boxes.map((box, index) => (
        <li key={box.Label}>
          {index === Boxes.length - 1 ? <Yacht /> : <Buoy due={index === 0} />}
          {index < Boxes.length - 1 && <Wake />}
          <p className={css.when}>{box.Label}</p>
          <p className={css.sum}>{box.Title}</p>
          <p className={css.meaning}>{wordsOfBox(box)}</p>
        </li>
      ))}
    </ol>
  );
};

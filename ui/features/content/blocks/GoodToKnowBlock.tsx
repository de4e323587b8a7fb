import type { ReactNode } from 'react';
import type { ContentBox } from '../../../../adapters/http/contract/offers/content.ts';
import { Html, renderUnbreakable } from '../../../parts/words/Html.tsx';
import type { BlockProps } from './block.ts';
import css from './GoodToKnowBlock.module.css';

const DRAWINGS: Readonly<Record<string, ReactNode>> = {
  sezon: (
    <>
      <circle className={css.sand} cx="30" cy="24" r="18" />
      <path d="M14 30a12 12 0 0 1 24 0M26 8v5M9 16l3.5 3M43 16l-3.5 3M4 30h5M43 30h5" />
      <path d="M8 37q4.5-4 9 0t9 0 9 0 9 0M14 44q4-3.5 8 0t8 0 8 0" />
    </>
  ),
  wiatr: (
    <>
      <path className={css.shallow} d="M12 10l30 6v12l-30 6z" />
      <path d="M10 5v43M10 10l32 6v12l-32 6M21 12v20M32 14v16" />
      <path d="M22 42h18a4 4 0 1 1-4 4" />
    </>
  ),
  pieniadze: (
    <>
      <circle className={css.sand} cx="29" cy="29" r="18" />
      <path d="M8 13q0-6 14-6t14 6-14 6-14-6v21q0 6 14 6t14-6V13M8 20q0 6 14 6t14-6M8 27q0 6 14 6t14-6" />
      <circle cx="38" cy="37" r="9" />
      <circle cx="38" cy="37" r="4" />
    </>
  ),
  dokumenty: (
    <>
      <path className={css.shallow} d="M12 12h34v32H12z" />
      <path d="M8 8h34v32H8zM14 32h22M14 36h12" />
      <circle cx="18" cy="19" r="4" />
      <path d="M12.5 28c0-7 11-7 11 0M29 17h8M29 22h8M29 27h5" />
    </>
  ),
  przelot: (
    <>
      <path className={css.sand} d="M6 40q20-12 40 0v6H6z" />
      <path d="M45 10c-2.5-2.5-6-1.5-8.5 1L30 17 13 13l-3 3 13 7.5-7 7-5-1-2.5 2.5 7.5 4 4 7.5 2.5-2.5-1-5 7-7L36 42l3-3-4-17 6-6.5c2.5-2.5 6.5-3 4-5.5z" />
    </>
  ),
  kuchnia: (
    <>
      <path className={css.shallow} d="M6 30q20-22 38 0-18 20-38 0z" />
      <path d="M4 28q18-20 34 0-16 18-34 0zM38 28l9-8v16zM27 20q5 8 0 16M16 22.5q2.5 5.5 0 11" />
      <circle cx="11.5" cy="26.5" r="1" />
    </>
  ),
};

/** All thermometers have one scale, 4 to 32 °C, so that visitors can compare countries. */
const GLASS = 136;
const surfaceOf = (degrees: number): number =>
  Math.round(GLASS - 8 - (Math.min(Math.max(degrees, 4), 32) - 4) * 4.2);
const wave = (y: number): string => `M0 ${y}q5-5 10 0t10 0 10 0 10 0`;
const WARM = 24;

const Water = ({ box }: { readonly box: ContentBox }) => (
  <aside className={css.water}>
    <h3>{box.Title}</h3>
    <ol>
      {box.Facts.map(({ Name, Value }) => {
        const degrees = Number.parseInt(Value, 10);
        const y = surfaceOf(degrees);
        return (
          <li key={Name}>
            <b>{renderUnbreakable(Value)}</b>
            <svg viewBox={`0 0 40 ${GLASS}`} preserveAspectRatio="none" aria-hidden="true">
              <path
                className={degrees >= WARM ? css.warm : css.cool}
                d={`${wave(y)}V${GLASS}H0z`}
              />
              <path className={css.wave} d={`${wave(y)}${wave(y + 7)}`} />
            </svg>
            <span>{Name}</span>
          </li>
        );
      })}
    </ol>
    {box.Text !== '' && <p>{renderUnbreakable(box.Text)}</p>}
  </aside>
);

export const GoodToKnowBlock = ({ block }: BlockProps) => {
  const boxes = block.Contents.Boxes;
  return (
    <div className={css.know}>
      <dl>
        {boxes
          .filter(({ Facts }) => Facts.length === 0)
          .map(({ Id, Title, Text, HTML }) => (
            <div key={Title}>
              {/* Screen readers skip the drawing, because the name beside it says the same. */}
              <dt>
                <svg className={css.draw} viewBox="0 0 52 52" aria-hidden="true">
                  {DRAWINGS[Id]}
                </svg>
                {Title}
              </dt>
              <dd>
                {renderUnbreakable(Text)}
                <Html html={HTML} size="small" />
              </dd>
            </div>
          ))}
      </dl>
      {boxes
        .filter(({ Facts }) => Facts.length > 0)
        .map((box) => (
          <Water key={box.Title} box={box} />
        ))}
    </div>
  );
};

import type { ComponentProps } from 'react';
import type { ContentBox } from '../../../../adapters/http/contract/offers/content.ts';
import { Html, renderUnbreakableParts } from '../../../parts/words/Html.tsx';
import type { BlockProps } from './block.ts';
import css from './GoodToKnowBlock.module.css';
import drawings from './good-to-know.json' with { type: 'json' };

type Shape = { readonly tint?: string } & Pick<ComponentProps<'path'>, 'cx' | 'cy' | 'r' | 'd'>;
const DRAWINGS: Readonly<Record<string, readonly Shape[]>> = drawings;

const ShapeView = ({ tint, ...shape }: Shape) => {
  const Tag = shape.d === undefined ? 'circle' : 'path';
  return <Tag className={tint && css[tint]} {...shape} />;
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
            <b>{renderUnbreakableParts(Value)}</b>
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
    {box.Text !== '' && <p>{renderUnbreakableParts(box.Text)}</p>}
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
                  {DRAWINGS[Id]?.map((shape) => (
                    <ShapeView key={shape.d ?? `${shape.cx} ${shape.r}`} {...shape} />
                  ))}
                </svg>
                {Title}
              </dt>
              <dd>
                {renderUnbreakableParts(Text)}
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

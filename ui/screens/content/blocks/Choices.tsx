import { useId } from 'react';
import type { ContentBox } from '../../../../adapters/http/contract/offers/content.ts';
import { Html } from '../../../parts/words/Html.tsx';
import { unbroken } from '../../../parts/words/unbroken.tsx';
import { RadioTabs } from '../../offers/RadioTabs.tsx';
import { Buttons } from '../Buttons.tsx';
import { Scene } from '../Picture.tsx';
import type { BlockProps } from './block.ts';
import css from './Choices.module.css';

/** A scheme is a small picture beside words, not a scene above them. */
const isPlan = ({ Images: [image] }: ContentBox): boolean => image !== undefined && image.width < 600;

/** One of several kinds at a time, chosen by radio buttons that work before any script has come (P-103, P-104). */
export const Choices = ({ block }: BlockProps) => (
  <RadioTabs
    name={useId()}
    label={block.Heading}
    tabs={block.Contents.Boxes.map((box) => ({
      key: box.Title,
      text: box.Title,
      content: (
        <div className={css.choice} id={box.Id === '' ? undefined : box.Id}>
          <Scene images={box.Images} className={isPlan(box) ? css.plan : undefined} />
          <div className={css.words}>
            {box.Label !== '' && <h3>{box.Label}</h3>}
            {box.Text !== '' && <p className="lead">{unbroken(box.Text)}</p>}
            <Html html={box.HTML} size="whole" />
            {box.Facts.length > 0 && (
              <dl className={css.figures}>
                {box.Facts.map(({ Name, Value }) => (
                  <div key={Name}>
                    <dt>{Name}</dt>
                    <dd>{unbroken(Value)}</dd>
                  </div>
                ))}
              </dl>
            )}
            {box.Buttons.length > 0 && (
              <p className={css.buttons}>
                <Buttons buttons={box.Buttons} />
              </p>
            )}
          </div>
        </div>
      ),
    }))}
  />
);

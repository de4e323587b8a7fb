import { useId } from 'react';
import type { ContentBox } from '../../../../adapters/http/contract/offers/content.ts';
import { DefinitionList } from '../../../parts/DefinitionList.tsx';
import { Html, renderUnbreakableParts } from '../../../parts/words/Html.tsx';
import { WideOrPhonePicture } from '../../../shared/content/ContentPicture.tsx';
import { RadioTabs } from '../../../shared/content/RadioTabs.tsx';
import { Buttons } from '../Buttons.tsx';
import type { BlockProps } from './block.ts';
import css from './ChoicesBlock.module.css';

const isPlan = ({ Images: [image] }: ContentBox): boolean =>
  image !== undefined && image.width < 600;

/** The tabs are radio buttons, so that they work before scripts load (P-103, P-104). */
export const ChoicesBlock = ({ block }: BlockProps) => (
  <RadioTabs
    name={useId()}
    label={block.Heading}
    tabs={block.Contents.Boxes.map((box) => ({
      key: box.Title,
      text: box.Title,
      content: (
        <div className={css.choice} id={box.Id === '' ? undefined : box.Id}>
          <WideOrPhonePicture images={box.Images} className={isPlan(box) ? css.plan : undefined} />
          <div className={css.words}>
            {box.Label !== '' && <h3>{box.Label}</h3>}
            {box.Text !== '' && <p className="lead">{renderUnbreakableParts(box.Text)}</p>}
            <Html html={box.HTML} size="whole" />
            {box.Facts.length > 0 && (
              <DefinitionList
                className={css.figures}
                rows={box.Facts.map(({ Name, Value }) => [Name, renderUnbreakableParts(Value)])}
              />
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

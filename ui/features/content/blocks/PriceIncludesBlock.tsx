import type { ContentBox } from '../../../../adapters/http/contract/offers/content.ts';
import { DefinitionList } from '../../../parts/DefinitionList.tsx';
import { Html, renderUnbreakableParts } from '../../../parts/words/Html.tsx';
import type { BlockProps } from './block.ts';
import css from './PriceIncludesBlock.module.css';

const Bill = ({ box }: { readonly box: ContentBox }) => (
  <div className={css.bill}>
    <h3>{box.Title}</h3>
    {box.Label !== '' && <p className={css.of}>{renderUnbreakableParts(box.Label)}</p>}
    <DefinitionList rows={box.Facts.map(({ Name, Value }) => [Name, Value])} />
    {box.Text !== '' && <p className={css.of}>{renderUnbreakableParts(box.Text)}</p>}
    <Html html={box.HTML} size="small" />
  </div>
);

/** An example bill is shown beside what the price includes and excludes (P-128). */
export const PriceIncludesBlock = ({ block }: BlockProps) => (
  <div className={css.price}>
    {block.Contents.Boxes.map((box, index) =>
      box.Facts.length > 0 ? (
        <Bill key={box.Title} box={box} />
      ) : (
        <div key={box.Title} className={index === 0 ? css.inside : css.outside}>
          <h3>{box.Title}</h3>
          <Html html={box.HTML} size="small" />
        </div>
      ),
    )}
  </div>
);

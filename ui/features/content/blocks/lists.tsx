import type { ContentBox } from '../../../../adapters/http/contract/offers/content.ts';
import { contentCopy } from '../../../copy/content.pl.ts';
import { Accordion } from '../../../parts/Accordion.tsx';
import { Card } from '../../../parts/Card.tsx';
import { joinClasses } from '../../../parts/classes.ts';
import { DefinitionList } from '../../../parts/DefinitionList.tsx';
import { WaveBar } from '../../../parts/WaveBar.tsx';
import { Html, renderUnbreakableParts } from '../../../parts/words/Html.tsx';
import { ContentPicture, WideOrPhonePicture } from '../../../shared/content/ContentPicture.tsx';
import { hoursAsFractionOfTen } from '../../../view-models/hours.ts';
import { Buttons } from '../Buttons.tsx';
import type { BlockProps } from './block.ts';
import css from './lists.module.css';

const idOf = ({ Id }: ContentBox): { readonly id?: string } => (Id === '' ? {} : { id: Id });

type WordsProps = { readonly box: ContentBox; readonly size?: 'small' | 'running' };

const Words = ({ box, size = 'small' }: WordsProps) => (
  <>
    {box.Text !== '' && <p className={css.text}>{renderUnbreakableParts(box.Text)}</p>}
    <Html html={box.HTML} size={size} />
    {box.Facts.length > 0 && (
      <DefinitionList
        className={css.figures}
        rows={box.Facts.map(({ Name, Value }) => [Name, renderUnbreakableParts(Value)])}
      />
    )}
    {box.Buttons.length > 0 && (
      <p className={css.buttons}>
        <Buttons buttons={box.Buttons} beside={box.Title} />
      </p>
    )}
  </>
);

/** Stories about a country are collapsed, because they do not help to choose a cruise. */
export const FactsBlock = ({ block }: BlockProps) =>
  block.Anchor === contentCopy.curiosities ? (
    <Accordion
      items={block.Contents.Boxes.map((box) => ({
        title: box.Title,
        content: <Words box={box} />,
      }))}
    />
  ) : (
    <ul className={css.facts}>
      {block.Contents.Boxes.map((box) => (
        <li key={box.Title} {...idOf(box)}>
          <h3>{box.Title}</h3>
          <Words box={box} />
        </li>
      ))}
    </ul>
  );

export const TextRowsBlock = ({ block }: BlockProps) => (
  <ul className={css.rows}>
    {block.Contents.Boxes.map((box) => (
      <li key={box.Title} {...idOf(box)}>
        <div>
          <h3>{box.Title}</h3>
          {box.Label !== '' && <p className={css.label}>{renderUnbreakableParts(box.Label)}</p>}
          {hoursAsFractionOfTen(box.Label) > 0 && (
            <div className={css.hours}>
              <WaveBar part={hoursAsFractionOfTen(box.Label)} />
            </div>
          )}
        </div>
        <div className={css.words}>
          <Words box={box} size="running" />
        </div>
      </li>
    ))}
  </ul>
);

const isSquare = ({ Images: [image] }: ContentBox): boolean =>
  image !== undefined && image.width === image.height;

export const PictureListBlock = ({ block }: BlockProps) => (
  <ul className={css.pictures}>
    {block.Contents.Boxes.map((box) => (
      <li key={box.Title} className={isSquare(box) ? css.square : undefined} {...idOf(box)}>
        {box.Images[0] !== undefined && <ContentPicture image={box.Images[0]} />}
        <div className={css.words}>
          <h3>{box.Title}</h3>
          {box.Label !== '' && <p className={css.label}>{renderUnbreakableParts(box.Label)}</p>}
          <Words box={box} size="running" />
        </div>
      </li>
    ))}
  </ul>
);

export const CardsBlock = ({ block }: BlockProps) => (
  <ul className={joinClasses(css.boxes, block.Ground === 'paper' && css.onPaper)}>
    {block.Contents.Boxes.map((box) => (
      <Card as="li" key={box.Title} {...idOf(box)}>
        {box.Images[0] !== undefined && <ContentPicture image={box.Images[0]} />}
        <div className={css.words}>
          <h3>{box.Title}</h3>
          <Words box={box} />
          {box.Label !== '' && <p className={css.foot}>{renderUnbreakableParts(box.Label)}</p>}
        </div>
      </Card>
    ))}
  </ul>
);

export const StepListBlock = ({ block }: BlockProps) => (
  <>
    <WideOrPhonePicture images={block.Contents.Images} className={css.drawn} />
    <Ports block={block} />
  </>
);

const Ports = ({ block }: Pick<BlockProps, 'block'>) => (
  <ol className={css.course}>
    {block.Contents.Boxes.map((box, index) => (
      <li key={box.Title} {...idOf(box)}>
        <span className={css.port} aria-hidden="true">
          {index + 1}
        </span>
        <h3>{box.Title}</h3>
        {box.Label !== '' && <p className={css.label}>{renderUnbreakableParts(box.Label)}</p>}
        <Words box={box} />
      </li>
    ))}
  </ol>
);

export const DayPartsBlock = ({ block }: BlockProps) => (
  <ol className={css.days}>
    {block.Contents.Boxes.map((box) => (
      <li key={box.Title} {...idOf(box)}>
        {box.Images[0] !== undefined && <ContentPicture image={box.Images[0]} />}
        <div className={css.part}>
          {box.Label !== '' && <p className={css.label}>{renderUnbreakableParts(box.Label)}</p>}
          <h3>{box.Title}</h3>
          <Words box={box} />
        </div>
      </li>
    ))}
  </ol>
);

export const NextPagesBlock = ({ block }: BlockProps) => (
  <ul className={css.way}>
    {block.Contents.Boxes.map((box) => (
      <li key={box.Title}>
        {box.Images[0] === undefined ? <span /> : <ContentPicture image={box.Images[0]} />}
        <div>
          <a href={box.Buttons[0]?.Link}>{box.Title}</a>
          {box.Text !== '' && <p>{renderUnbreakableParts(box.Text)}</p>}
        </div>
      </li>
    ))}
  </ul>
);

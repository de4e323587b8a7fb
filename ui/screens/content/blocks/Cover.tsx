import type { ReactNode } from 'react';
import type { ContentBlock } from '../../../../adapters/http/contract/offers/content.ts';
import { classes } from '../../../parts/classes.ts';
import { Html } from '../../../parts/words/Html.tsx';
import { unbroken } from '../../../parts/words/unbroken.tsx';
import { Buttons } from '../Buttons.tsx';
import { Picture } from '../Picture.tsx';
import css from './Cover.module.css';

type Props = {
  readonly block: ContentBlock;
  /** Over the title: how many cruises there are. */
  readonly above?: ReactNode;
  readonly price?: ReactNode;
  /** A band of tabs follows right under the plate. */
  readonly tabbed?: boolean;
};

/** The opening of a page: a scene, and a plate on its foot with title, one sentence, what matters in short, and the one thing to do. */
export const Cover = ({ block, above, price, tabbed = false }: Props) => {
  const { Images, Boxes, Buttons: buttons, HTML } = block.Contents;
  const [wide, phone] = Images;
  return (
    <section className={css.cover} id={block.Anchor === '' ? undefined : block.Anchor}>
      {wide !== undefined && (
        <picture className={css.scene}>
          {phone !== undefined && <source media="(max-width: 767px)" srcSet={phone.url} width={phone.width} height={phone.height} />}
          <Picture image={wide} early />
        </picture>
      )}
      <div className={`wrap ${css.on}`}>
        <div className={classes(css.plate, tabbed && css.tabbed)}>
          <div className={css.words}>
            {above && <p className="muted">{above}</p>}
            <h1>{block.Heading}</h1>
            {block.Lead !== '' && <p className="lead">{unbroken(block.Lead)}</p>}
            {Boxes.length > 0 && (
              <ul className={css.tags}>
                {Boxes.map(({ Title }) => (
                  <li key={Title}>{Title}</li>
                ))}
              </ul>
            )}
          </div>
          {(buttons.length > 0 || HTML !== '') && (
            <div className={css.do}>
              {price}
              <Html html={HTML} size="small" />
              <Buttons buttons={buttons} main />
            </div>
          )}
        </div>
      </div>
    </section>
  );
};

import type { ReactNode } from 'react';
import type { ContentBlock } from '../../../../adapters/http/contract/offers/content.ts';
import { usePageFrame } from '../../../hooks/use-page-data.ts';
import { CountryFlag } from '../../../parts/CountryFlag.tsx';
import { joinClasses } from '../../../parts/classes.ts';
import { Icon, type IconName } from '../../../parts/Icon.tsx';
import { Html, renderUnbreakableParts } from '../../../parts/words/Html.tsx';
import { ContentPicture } from '../../../shared/content/ContentPicture.tsx';
import { Buttons } from '../Buttons.tsx';
import css from './Cover.module.css';

type Props = {
  readonly block: ContentBlock;
  readonly above?: ReactNode;
  readonly price?: ReactNode;
  readonly tabbed?: boolean;
};

/**
 * The icon of each short fact on a cover. Each fact is a content box; the key is the id of this
 * box.
 */
const SIGNS: Readonly<Record<string, IconName>> = {
  czas: 'clock',
  lot: 'plane',
  ochrona: 'shield',
  sezon: 'calendar',
  wiatr: 'wind',
  woda: 'drop',
  wyspy: 'pin',
};

export const Cover = ({ block, above, price, tabbed = false }: Props) => {
  const { Images, Boxes, Buttons: buttons, HTML } = block.Contents;
  const [wide, phone] = Images;
  const flag = usePageFrame()?.flags[block.Heading];
  return (
    <section className={css.cover} id={block.Anchor === '' ? undefined : block.Anchor}>
      {wide !== undefined && (
        <picture className={css.scene}>
          {phone !== undefined && (
            <source
              media="(max-width: 47.9375em)"
              srcSet={phone.url}
              width={phone.width}
              height={phone.height}
            />
          )}
          <ContentPicture image={wide} early />
        </picture>
      )}
      <div className={`wrap ${css.on}`}>
        <div className={joinClasses(css.plate, tabbed && css.tabbed)}>
          <div className={css.words}>
            {above && (
              <p className={joinClasses('muted', css.above)}>
                <CountryFlag src={flag} />
                {above}
              </p>
            )}
            <h1>{block.Heading}</h1>
            {block.Lead !== '' && <p className="lead">{renderUnbreakableParts(block.Lead)}</p>}
            {Boxes.length > 0 && (
              <ul className={css.tags}>
                {Boxes.map(({ Id, Title }) => {
                  const sign = SIGNS[Id];
                  return (
                    <li key={Title}>
                      {sign && <Icon name={sign} />}
                      {Title}
                    </li>
                  );
                })}
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

import type { ReactNode } from 'react';
import type { ContentBlock } from '../../../adapters/http/contract/offers/content.ts';
import { ButtonLink } from '../../parts/Button.tsx';
import { joinClasses } from '../../parts/classes.ts';
import { renderUnbreakableParts } from '../../parts/words/Html.tsx';
import type { PageData } from '../../state/page-data.ts';
import css from './HomeSection.module.css';

export type HomeProps = { readonly block: ContentBlock; readonly data: PageData<'home'> };

type Props = {
  readonly block: ContentBlock;
  readonly children: ReactNode;
  readonly ground?: 'ink';
};

export const HomeSection = ({ block, children, ground }: Props) => {
  const [button] = block.Contents.Buttons;
  return (
    <section
      className={joinClasses('section', css[ground ?? block.Ground])}
      {...(block.Anchor === '' ? {} : { id: block.Anchor })}
    >
      <div className="wrap">
        <div className="head">
          <div className={css.titled}>
            <h2>{block.Heading}</h2>
            {block.Lead !== '' && <p className="lead">{renderUnbreakableParts(block.Lead)}</p>}
          </div>
          {button !== undefined && (
            <ButtonLink kind="line" small href={button.Link}>
              {button.Label}
            </ButtonLink>
          )}
        </div>
        {children}
      </div>
    </section>
  );
};

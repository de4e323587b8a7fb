import type { ContentBlock } from '../../../adapters/http/contract/offers/content.ts';
import { pages } from '../../../adapters/http/contract/pages.pl.ts';
import { contentCopy } from '../../copy/content.pl.ts';
import { useSectionInView } from '../../hooks/use-section-in-view.ts';
import { joinClasses } from '../../parts/classes.ts';
import { ShopPage } from '../../shared/page/ShopPage.tsx';
import { ReviewSection } from '../../shared/reviews/ReviewList.tsx';
import type { PageData } from '../../state/page-data.ts';
import { anchorOf, Block, PlainBlocks } from './Blocks.tsx';
import { Cover } from './blocks/Cover.tsx';
import css from './ContentPage.module.css';
import { glideTo } from './glide.ts';
import { PlacePage } from './PlacePage.tsx';

const Guide = ({
  blocks,
  data,
  first,
}: {
  readonly blocks: readonly ContentBlock[];
  readonly data: PageData<'page'>;
  readonly first: boolean;
}) => {
  const parts = blocks.filter(({ Menu, Anchor }) => Menu !== '' && Anchor !== '');
  const isProgramme = data.page.Route === pages.programme;
  const reached = useSectionInView(parts.map(({ Anchor }) => Anchor));
  return (
    <div className={joinClasses('wrap', css.guide, isProgramme && css.close)}>
      <nav className={css.list} aria-label={contentCopy.onThisPage}>
        <ol>
          {parts.map(({ Menu, Anchor }) => (
            <li key={Anchor}>
              <a
                href={`#${Anchor}`}
                aria-current={Anchor === reached ? 'true' : undefined}
                onClick={(event) => glideTo(event, Anchor, isProgramme ? 50 : 80)}
              >
                {Menu}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <div className={css.chapters}>
        {blocks.map((block, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a page never change places
          <section key={index} className={css.chapter} {...anchorOf(block)}>
            <Block block={block} data={data} first={first && index === 0} />
          </section>
        ))}
      </div>
    </div>
  );
};

export const ContentPage = ({ data }: { readonly data: PageData<'page'> }) => {
  const { Contents, Shape, Route } = data.page;
  const [first] = Contents;
  const cover = first?.Layout === 'cover' ? first : undefined;
  const blocks = cover === undefined ? Contents : Contents.slice(1);
  if (Shape === 'place') return <PlacePage data={data} />;
  const Blocks = Shape === 'guide' ? Guide : PlainBlocks;
  return (
    <ShopPage current={Route}>
      {cover !== undefined && <Cover block={cover} />}
      <Blocks blocks={blocks} data={data} first={cover === undefined} />
      <ReviewSection shown={data.reviews} />
    </ShopPage>
  );
};

import type { ContentBlock } from '../../../adapters/http/contract/offers/content.ts';
import { contentCopy } from '../../copy/content.pl.ts';
import { useReached } from '../../hooks/useReached.ts';
import { classes } from '../../parts/classes.ts';
import type { PageData } from '../../state/pageData.ts';
import { ShopPage } from '../account/ShopPage.tsx';
import { Buttons } from './Buttons.tsx';
import { Cover } from './blocks/Cover.tsx';
import { partOf } from './blocks/layouts.tsx';
import css from './ContentPage.module.css';

type BlockProps = { readonly block: ContentBlock; readonly data: PageData<'page'>; readonly first: boolean };

/** Title and lead above, what the layout makes of the block below; the first block of a page without a cover holds the page's title. */
export const Block = ({ block, data, first }: BlockProps) => {
  const Part = partOf(block.Layout);
  const Title = first ? 'h1' : 'h2';
  const { Buttons: buttons } = block.Contents;
  return (
    <>
      {(block.Heading !== '' || block.Lead !== '') && (
        <div className={css.head}>
          {block.Heading !== '' && <Title>{block.Heading}</Title>}
          {block.Lead !== '' && <p className="lead">{block.Lead}</p>}
        </div>
      )}
      <Part block={block} data={data} />
      {buttons.length > 0 && (
        <p className={css.buttons}>
          <Buttons buttons={buttons} />
        </p>
      )}
    </>
  );
};

const anchorOf = ({ Anchor }: ContentBlock): { readonly id?: string } => (Anchor === '' ? {} : { id: Anchor });

const Plain = ({
  blocks,
  data,
  first,
}: {
  readonly blocks: readonly ContentBlock[];
  readonly data: PageData<'page'>;
  readonly first: boolean;
}) =>
  blocks.map((block, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a page never change places
    <section key={index} className={classes('section', css[block.Ground])} {...anchorOf(block)}>
      <div className={classes('wrap', css.block, css[`on-${block.Layout}`])}>
        <Block block={block} data={data} first={first && index === 0} />
      </div>
    </section>
  ));

/** A long page with the list of its parts beside it, which stays in view and tells which part was reached. */
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
  const reached = useReached(parts.map(({ Anchor }) => Anchor));
  return (
    <div className={classes('wrap', css.guide)}>
      <nav className={css.list} aria-label={contentCopy.onThisPage}>
        <ol>
          {parts.map(({ Menu, Anchor }) => (
            <li key={Anchor}>
              <a href={`#${Anchor}`} aria-current={Anchor === reached ? 'true' : undefined}>
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

/** A page of the content: its cover, and its blocks one under another or beside the list of them. */
export const ContentPage = ({ data }: { readonly data: PageData<'page'> }) => {
  const { Contents, Shape, Route } = data.page;
  const [first] = Contents;
  const cover = first?.Layout === 'cover' ? first : undefined;
  const blocks = cover === undefined ? Contents : Contents.slice(1);
  const Blocks = Shape === 'guide' ? Guide : Plain;
  return (
    <ShopPage current={Route}>
      {cover !== undefined && <Cover block={cover} />}
      <Blocks blocks={blocks} data={data} first={cover === undefined} />
    </ShopPage>
  );
};

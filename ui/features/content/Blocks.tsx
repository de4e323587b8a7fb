import type { ContentBlock, ContentPage } from '../../../adapters/http/contract/offers/content.ts';
import { contentCopy } from '../../copy/content.pl.ts';
import { formatDate, joinShortWordsByNoBreakSpaces } from '../../format.ts';
import { ButtonLink } from '../../parts/Button.tsx';
import { joinClasses } from '../../parts/classes.ts';
import { renderUnbreakableParts } from '../../parts/words/Html.tsx';
import type { PageData } from '../../state/page-data.ts';
import { Buttons, downloadFileName } from './Buttons.tsx';
import { blockComponentOf } from './blocks/layouts.tsx';
import css from './ContentPage.module.css';

type DocumentLineProps = { readonly document: NonNullable<ContentPage['Document']> };

const DocumentLine = ({ document }: DocumentLineProps) => (
  <div className={css.document}>
    <p>
      {contentCopy.version(document.Version, formatDate(document.From))}
      {document.Sample && (
        <>
          <br />
          {joinShortWordsByNoBreakSpaces(contentCopy.sample)}
        </>
      )}
    </p>
    <ButtonLink kind="line" href={document.File} download={downloadFileName(document.File)}>
      {contentCopy.file}
    </ButtonLink>
  </div>
);

type BlockProps = {
  readonly block: ContentBlock;
  readonly data: PageData<'page'>;
  readonly first: boolean;
};

/** On a page without a cover block, the title of the first block is the h1. */
export const PageBlock = ({ block, data, first }: BlockProps) => {
  const Part = blockComponentOf(block.Layout);
  const Title = first ? 'h1' : 'h2';
  const { Buttons: buttons } = block.Contents;
  return (
    <>
      {(block.Heading !== '' || block.Lead !== '') && (
        <div className={css.head}>
          {block.Heading !== '' && <Title>{block.Heading}</Title>}
          {block.Lead !== '' && <p className="lead">{renderUnbreakableParts(block.Lead)}</p>}
        </div>
      )}
      {first && data.page.Document !== null && <DocumentLine document={data.page.Document} />}
      <Part block={block} data={data} />
      {buttons.length > 0 && (
        <p className={css.buttons}>
          <Buttons buttons={buttons} />
        </p>
      )}
    </>
  );
};

export const anchorOf = ({ Anchor }: ContentBlock): { readonly id?: string } =>
  Anchor === '' ? {} : { id: Anchor };

type PlainBlocksProps = {
  readonly blocks: readonly ContentBlock[];
  readonly data: PageData<'page'>;
  readonly first: boolean;
};

export const PlainBlocks = ({ blocks, data, first }: PlainBlocksProps) =>
  blocks.map((block, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the order of a page's blocks never changes
    <section key={index} className={joinClasses('section', css[block.Ground])} {...anchorOf(block)}>
      <div className={joinClasses('wrap', css.block, css[`on-${block.Layout}`])}>
        <PageBlock block={block} data={data} first={first && index === 0} />
      </div>
    </section>
  ));

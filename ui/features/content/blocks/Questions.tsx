import { pages } from '../../../../adapters/http/contract/pages.pl.ts';
import { contentCopy } from '../../../copy/content.pl.ts';
import { useHasPage } from '../../../hooks/use-page-data.ts';
import { QuestionList } from '../../../parts/words/QuestionList.tsx';
import type { BlockProps } from './block.ts';
import css from './Questions.module.css';

export const Questions = ({ block }: BlockProps) => {
  const hasPage = useHasPage();
  return (
    <>
      <QuestionList questions={block.Contents.Boxes} home={false} />
      {hasPage(pages.faq) && (
        <p className={css.more}>
          <a href={pages.faq}>{contentCopy.allQuestions}</a>
        </p>
      )}
    </>
  );
};

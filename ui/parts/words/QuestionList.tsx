import type { ContentBox } from '../../../adapters/http/contract/offers/content.ts';
import { pages } from '../../../adapters/http/contract/pages.pl.ts';
import { contentCopy } from '../../copy/content.pl.ts';
import { useHasPage } from '../../hooks/use-page-data.ts';
import { Html, renderUnbreakableParts } from './Html.tsx';
import css from './QuestionList.module.css';

type FaqQuestion = Pick<ContentBox, 'Id' | 'Title' | 'HTML'> & {
  /**
   * Anchors that the question had before. The FAQ page renders them, too, so that old links still
   * lead to the question.
   */
  readonly Formerly?: readonly string[];
};

type QuestionListProps = { readonly questions: readonly FaqQuestion[]; readonly home: boolean };

/**
 * The anchor is inside the answer. If a link leads to the anchor, the browser itself opens the
 * `details` element, even without scripts.
 */
export const QuestionList = ({ questions, home }: QuestionListProps) => {
  const hasPage = useHasPage();
  return (
    <div className={css.list}>
      {questions.map(({ Id, Formerly = [], Title, HTML }) => (
        <details key={Id}>
          <summary>
            <span>{renderUnbreakableParts(Title)}</span>
          </summary>
          <div className={css.answer} id={Id}>
            {Formerly.map((address) => (
              <span key={address} id={address} />
            ))}
            <Html html={HTML} />
            {(home || hasPage(pages.faq)) && (
              <a href={home ? `#${Id}` : `${pages.faq}#${Id}`}>{contentCopy.questionLink}</a>
            )}
          </div>
        </details>
      ))}
    </div>
  );
};

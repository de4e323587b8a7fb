import type { ContentBox } from '../../../adapters/http/contract/offers/content.ts';
import { pages } from '../../../adapters/http/contract/pages.pl.ts';
import { contentCopy } from '../../copy/content.pl.ts';
import { Html } from './Html.tsx';
import css from './QuestionList.module.css';
import { unbroken } from './unbroken.tsx';

type Asked = Pick<ContentBox, 'Id' | 'Title' | 'HTML'> & {
  /** Addresses that it had before, on the page where all have their address. */
  readonly Formerly?: readonly string[];
};

/**
 * Questions that open one under another, natively. The address of each stands on its answer, inside the part that opens, so that
 * following it opens the answer before any script has come.
 */
export const QuestionList = ({ questions, home }: { readonly questions: readonly Asked[]; readonly home: boolean }) => (
  <div className={css.list}>
    {questions.map(({ Id, Formerly = [], Title, HTML }) => (
      <details key={Id}>
        <summary>
          <span>{unbroken(Title)}</span>
        </summary>
        <div className={css.answer} id={Id}>
          {Formerly.map((address) => (
            <span key={address} id={address} />
          ))}
          <Html html={HTML} />
          <a href={home ? `#${Id}` : `${pages.faq}#${Id}`}>{contentCopy.questionLink}</a>
        </div>
      </details>
    ))}
  </div>
);

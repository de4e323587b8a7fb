import type { OfferDetails } from '../../../adapters/http/contract/offers/offers.ts';
import { pages } from '../../../adapters/http/contract/pages.pl.ts';
import { offerCopy } from '../../copy/offers.pl.ts';
import { useHasPage } from '../../hooks/use-page-data.ts';
import { Html } from '../../parts/words/Html.tsx';
import { QuestionList } from '../../parts/words/QuestionList.tsx';
import type { PageData } from '../../state/page-data.ts';
import { blocksOf } from '../../view-models/offer-parts.ts';
import css from './OfferPage.module.css';

/** Only offers that lead to a sailing licence have text blocks by the office. */
export const OfferBlocks = ({ offer }: { readonly offer: OfferDetails }) => (
  <section className="section" id="warunki" aria-label={offerCopy.blocks}>
    <div className={`wrap ${css.blocks}`}>
      {blocksOf(offer).map((html) => (
        <Html key={html} html={html} />
      ))}
    </div>
  </section>
);

const MOST = 5;

export const OfferQuestions = ({
  questions,
}: {
  readonly questions: PageData<'offer'>['questions'];
}) => {
  const hasPage = useHasPage();
  return (
    <section className="section" id="pytania">
      <div className="wrap">
        <div className={css.head}>
          <h2>{offerCopy.questions}</h2>
        </div>
        <div className={css.measure}>
          <QuestionList questions={questions.slice(0, MOST)} home={false} />
          {hasPage(pages.faq) && (
            <p className={css.more}>
              <a href={pages.faq}>{offerCopy.allQuestions}</a>
            </p>
          )}
        </div>
      </div>
    </section>
  );
};

import { useEffect, useState } from 'react';
import { contentCopy } from '../../copy/content.pl.ts';
import { TextField } from '../../parts/TextField.tsx';
import { Html, renderUnbreakableParts } from '../../parts/words/Html.tsx';
import { QuestionList } from '../../parts/words/QuestionList.tsx';
import { ShopPage } from '../../shared/page/ShopPage.tsx';
import type { PageData } from '../../state/page-data.ts';
import css from './FaqPage.module.css';

type Categories = PageData<'page'>['faq'];

const categoryOf = (hash: string, faq: Categories): string | undefined => {
  const questionId = decodeURIComponent(hash.slice(1));
  const found = faq.find(
    ({ Id, QuestionsList }) =>
      Id === questionId ||
      QuestionsList.some((question) => [question.Id, ...question.Formerly].includes(questionId)),
  );
  return found?.Id;
};

/** Texts are compared without Polish diacritics, so that „zaloga” finds „załoga”. */
const plain = (text: string): string =>
  text.toLowerCase().replaceAll('ł', 'l').normalize('NFD').replace(/\p{M}/gu, '');

/**
 * The FAQ shows one category at a time. If the page's address names a question, the FAQ shows the
 * category of this question and opens its answer (P-111).
 */
export const FaqPage = ({ data }: { readonly data: PageData<'page'> }) => {
  const { faq, page } = data;
  const [chosen, setChosen] = useState<string | null>(null);
  useEffect(() => {
    const follow = (): void => {
      setChosen((before) => categoryOf(window.location.hash, faq) ?? before ?? faq[0]?.Id ?? null);
      const answer =
        window.location.hash === ''
          ? null
          : document.getElementById(decodeURIComponent(window.location.hash.slice(1)));
      const question = answer?.closest('details');
      if (question) question.open = true;
      requestAnimationFrame(() => answer?.scrollIntoView());
    };
    follow();
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, [faq]);
  const [query, setQuery] = useState('');
  const sought = plain(query.trim());
  const found = faq.map((category) => ({
    ...category,
    QuestionsList: category.QuestionsList.filter(({ Question, Answer }) =>
      plain(`${Question} ${Answer.replace(/<[^>]+>/g, ' ')}`).includes(sought),
    ),
  }));
  const count = found.reduce((sum, { QuestionsList }) => sum + QuestionsList.length, 0);
  const isHidden = ({ Id, QuestionsList }: Categories[number]): boolean =>
    sought === '' ? chosen !== null && chosen !== Id : QuestionsList.length === 0;
  const [words] = page.Contents;
  return (
    <ShopPage current={page.Route}>
      <div className={`wrap section ${css.page}`}>
        <header className={css.head}>
          <h1>{words?.Heading}</h1>
          <p className="lead">{renderUnbreakableParts(words?.Lead ?? '')}</p>
          <Html html={words?.Contents.HTML ?? ''} />
        </header>
        <search className={css.search}>
          <TextField
            type="search"
            label={contentCopy.questionSearch}
            autoComplete="off"
            value={query}
            onChange={({ target }) => setQuery(target.value)}
          />
          <p role="status" className="muted">
            {sought !== '' && contentCopy.questionsFound(count)}
          </p>
        </search>
        <nav className={css.list} aria-label={contentCopy.categories}>
          <ol>
            {faq.map(({ Id, Name, QuestionsList }) => (
              <li key={Id}>
                <a
                  href={`#${Id}`}
                  aria-current={chosen === Id ? 'true' : undefined}
                  onClick={() => setQuery('')}
                >
                  {Name} <span aria-hidden="true">{QuestionsList.length}</span>
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div className={css.categories} data-fresh={chosen === null ? '' : undefined}>
          {found.map(({ Id, Name, QuestionsList }) => (
            <section
              key={Id}
              id={Id}
              hidden={isHidden({ Id, Name, QuestionsList })}
              aria-labelledby={`${Id}-nazwa`}
            >
              <h2 id={`${Id}-nazwa`}>{Name}</h2>
              <QuestionList
                home
                questions={QuestionsList.map(({ Id: address, Formerly, Question, Answer }) => ({
                  Id: address,
                  Formerly,
                  Title: Question,
                  HTML: Answer,
                }))}
              />
            </section>
          ))}
        </div>
      </div>
    </ShopPage>
  );
};

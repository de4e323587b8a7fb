import { wordsCopy } from '../../copy/content.pl.ts';
import { usePageData } from '../../hooks/usePageData.ts';
import { ShopPage } from '../account/ShopPage.tsx';
import css from './WordsPage.module.css';

/** A page of words: the terms or the privacy policy, readable without a script. */
export const WordsPage = () => {
  const page = usePageData('words')?.page ?? 'terms';
  const { title, lead, sections } = wordsCopy[page];
  return (
    <ShopPage>
      <div className="wrap section">
        <article className={css.words}>
          <h1>{title}</h1>
          <p className="lead">{lead}</p>
          {sections.map((section) => (
            <section key={section.title}>
              <h2>{section.title}</h2>
              {section.paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </section>
          ))}
        </article>
      </div>
    </ShopPage>
  );
};

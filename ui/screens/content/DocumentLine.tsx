import type { ContentPage } from '../../../adapters/http/contract/offers/content.ts';
import { contentCopy } from '../../copy/content.pl.ts';
import { day, tied } from '../../format.ts';
import { ButtonLink } from '../../parts/Button.tsx';
import css from './ContentPage.module.css';

/** Which version of a document one reads, and its file to keep. */
export const DocumentLine = ({ document }: { readonly document: NonNullable<ContentPage['Document']> }) => (
  <div className={css.document}>
    <p>
      {contentCopy.version(document.Version, day(document.From))}
      {document.Sample && (
        <>
          <br />
          {tied(contentCopy.sample)}
        </>
      )}
    </p>
    <ButtonLink kind="line" href={document.File}>
      {contentCopy.file}
    </ButtonLink>
  </div>
);

import type { ContentPage } from '../../../adapters/http/contract/offers/content.ts';
import { contentCopy } from '../../copy/content.pl.ts';
import { formatDate, tieWords } from '../../format.ts';
import { ButtonLink } from '../../parts/Button.tsx';
import { savedName } from './Buttons.tsx';
import css from './ContentPage.module.css';

export const DocumentLine = ({
  document,
}: {
  readonly document: NonNullable<ContentPage['Document']>;
}) => (
  <div className={css.document}>
    <p>
      {contentCopy.version(document.Version, formatDate(document.From))}
      {document.Sample && (
        <>
          <br />
          {tieWords(contentCopy.sample)}
        </>
      )}
    </p>
    <ButtonLink kind="line" href={document.File} download={savedName(document.File)}>
      {contentCopy.file}
    </ButtonLink>
  </div>
);

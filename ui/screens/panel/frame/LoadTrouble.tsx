import type { ApiFailure } from '../../../../adapters/http/client/failure.ts';
import { troubleCopy } from '../../../copy/account.pl.ts';
import { loadCopy } from '../../../copy/panel-load.pl.ts';
import { type Trouble, troubleOf } from '../../../forms/trouble.ts';
import { Button } from '../../../parts/Button.tsx';
import { Notice } from '../../../parts/Notice.tsx';
import { isLoggedOut } from '../../../state/loaded.ts';

const wordsOf = (failure: ApiFailure): Trouble => {
  if (isLoggedOut(failure)) return { title: loadCopy.loggedOutTitle, text: loadCopy.loggedOut };
  const { title, text } = troubleOf(failure);
  switch (failure.kind) {
    case 'offline':
    case 'aborted':
      return { title, text: loadCopy.away };
    case 'malformed':
    case 'refused':
      return { title, text: loadCopy.broken };
    case 'tooMany':
      return { title, text };
  }
};

/** What a tab says that could not be loaded, with a way to try again: nothing stays blank (R57). */
export const LoadTrouble = ({ failure, onRetry }: { readonly failure: ApiFailure; readonly onRetry: () => void }) => {
  const { title, text } = wordsOf(failure);
  return (
    <>
      <Notice kind="error" title={title} live>
        {text}
      </Notice>
      <div>
        <Button kind="line" small onClick={onRetry}>
          {troubleCopy.retry}
        </Button>
      </div>
    </>
  );
};

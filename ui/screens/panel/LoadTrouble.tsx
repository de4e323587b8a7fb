import type { ApiFailure } from '../../../adapters/http/client/failure.ts';
import { troubleCopy } from '../../copy/account.pl.ts';
import { Button } from '../../parts/Button.tsx';
import { Notice } from '../../parts/Notice.tsx';
import { troubleOf } from '../account/trouble.ts';

/** What a tab says that could not be loaded, with a way to try again: nothing stays blank (R57). */
export const LoadTrouble = ({ failure, onRetry }: { readonly failure: ApiFailure; readonly onRetry: () => void }) => {
  const { title, text } = troubleOf(failure);
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

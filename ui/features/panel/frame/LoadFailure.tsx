import type { ApiFailure } from '../../../../adapters/http/client/call.ts';
import { accountFailureCopy } from '../../../copy/account.pl.ts';
import { type FailureMessage, messageOfFailure } from '../../../forms/use-form.ts';
import { Button } from '../../../parts/Button.tsx';
import { Notice } from '../../../parts/Notice.tsx';
import { isLoggedOut } from '../../../state/loaded.ts';
import { loadCopy } from '../copy/panel.pl.ts';

const wordsOf = (failure: ApiFailure): FailureMessage => {
  if (isLoggedOut(failure)) return { title: loadCopy.loggedOutTitle, text: loadCopy.loggedOut };
  const { title, text } = messageOfFailure(failure);
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

/** A failed load offers a retry button (R57). */
export const LoadFailure = ({
  failure,
  onRetry,
}: {
  readonly failure: ApiFailure;
  readonly onRetry: () => void;
}) => {
  const { title, text } = wordsOf(failure);
  return (
    <>
      <Notice kind="error" title={title} live>
        {text}
      </Notice>
      <div>
        <Button kind="line" small onClick={onRetry}>
          {accountFailureCopy.retry}
        </Button>
      </div>
    </>
  );
};

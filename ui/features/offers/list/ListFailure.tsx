import { listCopy } from '../../../copy/offers.pl.ts';
import { Button } from '../../../parts/Button.tsx';
import { Notice } from '../../../parts/Notice.tsx';
import css from './ListPage.module.css';

/**
 * The message about a failed load, with a retry button, above the offers that were loaded before.
 */
export const ListFailure = ({ onRetry }: { readonly onRetry: () => void }) => (
  <div className={css.failed}>
    <Notice kind="error" title={listCopy.failedTitle} live>
      {listCopy.failedText}
    </Notice>
    <Button kind="line" small onClick={onRetry}>
      {listCopy.retry}
    </Button>
  </div>
);

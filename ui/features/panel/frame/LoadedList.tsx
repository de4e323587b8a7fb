import type { ComponentProps, ReactNode } from 'react';
import type { ApiFailure } from '../../../../adapters/http/client/call.ts';
import { accountFailureCopy } from '../../../copy/account.pl.ts';
import { type FailureMessage, messageOfFailure } from '../../../forms/use-form.ts';
import { Button } from '../../../parts/Button.tsx';
import { EmptyState } from '../../../parts/EmptyState.tsx';
import { Notice } from '../../../parts/Notice.tsx';
import { Skeleton } from '../../../parts/Skeleton.tsx';
import { isLoggedOut, type Loaded } from '../../../state/loaded.ts';
import { loadCopy } from '../copy/panel.pl.ts';

type Props<Row> = {
  readonly list: Loaded<readonly Row[]>;
  readonly onRetry: () => void;
  readonly shapes: NonNullable<ComponentProps<typeof Skeleton>['shapes']>;
  /** Not needed for a list that always has rows. */
  readonly empty?: { readonly title: string; readonly text: ReactNode };
  readonly children: (rows: readonly Row[]) => ReactNode;
};

/** If a reload fails, the rows that were loaded before stay. */
export const LoadedList = <Row,>({
  list: { value, failure },
  onRetry,
  shapes,
  empty,
  children,
}: Props<Row>) => (
  <>
    {failure !== null && <LoadFailure failure={failure} onRetry={onRetry} />}
    {value === null && failure === null && <Skeleton shapes={shapes} />}
    {value?.length === 0 && empty && (
      <EmptyState as="h3" title={empty.title}>
        {empty.text}
      </EmptyState>
    )}
    {value !== null && value.length > 0 && children(value)}
  </>
);

const wordsOf = (failure: ApiFailure): FailureMessage =>
  isLoggedOut(failure)
    ? { title: loadCopy.loggedOutTitle, text: loadCopy.loggedOut }
    : messageOfFailure(failure);

type LoadFailureProps = { readonly failure: ApiFailure; readonly onRetry: () => void };

/** A failed load offers a retry button (R57). */
export const LoadFailure = ({ failure, onRetry }: LoadFailureProps) => {
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

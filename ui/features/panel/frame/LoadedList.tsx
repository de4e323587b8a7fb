import type { ComponentProps, ReactNode } from 'react';
import { EmptyState } from '../../../parts/EmptyState.tsx';
import { Skeleton } from '../../../parts/Skeleton.tsx';
import type { Loaded } from '../../../state/loaded.ts';
import { LoadFailure } from './LoadFailure.tsx';

type Props<Row> = {
  readonly list: Loaded<readonly Row[]>;
  readonly onRetry: () => void;
  readonly shapes: NonNullable<ComponentProps<typeof Skeleton>['shapes']>;
  readonly empty: { readonly title: string; readonly text: ReactNode };
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
    {value?.length === 0 && (
      <EmptyState as="h3" title={empty.title}>
        {empty.text}
      </EmptyState>
    )}
    {value !== null && value.length > 0 && children(value)}
  </>
);

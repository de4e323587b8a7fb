import { ErrorSummary, type SummaryError } from '../parts/ErrorSummary.tsx';
import { Notice } from '../parts/Notice.tsx';
import type { FailureMessage } from './failure-message.ts';

type Props = {
  readonly form: {
    readonly trouble: FailureMessage | null;
    readonly faults: readonly SummaryError[];
    readonly attempt: number;
  };
  /** A form with one field has no summary and marks the field only. */
  readonly title?: string;
  readonly failed?: string;
};

export const FormTroubles = ({ form: { trouble, faults, attempt }, title, failed }: Props) => (
  <>
    {trouble && (
      <Notice kind="error" title={failed ?? trouble.title} live>
        {trouble.text}
      </Notice>
    )}
    {title !== undefined && <ErrorSummary title={title} attempt={attempt} faults={faults} />}
  </>
);

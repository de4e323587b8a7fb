import { ErrorSummary, type SummaryError } from '../parts/ErrorSummary.tsx';
import { Notice } from '../parts/Notice.tsx';
import type { FailureMessage } from './failure-message.ts';

type Props = {
  readonly form: {
    readonly failureMessage: FailureMessage | null;
    readonly faults: readonly SummaryError[];
    readonly attempt: number;
  };
  /** Title of the error summary. A form with one field has no summary and marks the field only. */
  readonly title?: string;
  /** Replaces the failure's own title. */
  readonly failed?: string;
};

/** The messages above a refused form: why the call failed and which fields have errors. */
export const FormFailures = ({
  form: { failureMessage, faults, attempt },
  title,
  failed,
}: Props) => (
  <>
    {failureMessage && (
      <Notice kind="error" title={failed ?? failureMessage.title} live>
        {failureMessage.text}
      </Notice>
    )}
    {title !== undefined && <ErrorSummary title={title} attempt={attempt} faults={faults} />}
  </>
);

import { ErrorSummary, type SummaryError } from '../parts/ErrorSummary.tsx';
import { Notice } from '../parts/Notice.tsx';
import type { FailureMessage } from './use-form.ts';

type Props = {
  readonly form: {
    readonly failureMessage: FailureMessage | null;
    readonly faults: readonly SummaryError[];
    readonly attempt: number;
  };
  readonly title?: string;
  readonly failed?: string;
};

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

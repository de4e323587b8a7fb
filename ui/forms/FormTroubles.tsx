import { ErrorSummary, type FieldFault } from '../parts/ErrorSummary.tsx';
import { Notice } from '../parts/Notice.tsx';
import type { Trouble } from './trouble.ts';

type Props = {
  readonly form: { readonly trouble: Trouble | null; readonly faults: readonly FieldFault[]; readonly attempt: number };
  /** Above the fields to mend; a form of one field marks it alone. */
  readonly title?: string;
  /** Stands instead of the trouble's own title. */
  readonly failed?: string;
};

/** What stands above a form that was not taken: why the call failed, and which fields to mend. */
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

import { call, newIdempotencyKey } from '../../../../adapters/http/client/call.ts';
import { tabShelf } from '../../../state/wizard/drafts.ts';
import type { Outside } from '../../../state/wizard/wizard.ts';

/** The shop that served the page, and this tab's shelf. */
export const outside: Outside = { call, shelf: tabShelf(), newKey: newIdempotencyKey };

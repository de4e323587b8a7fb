import { call, newIdempotencyKey } from '../../../../adapters/http/client/call.ts';
import { tabShelf } from '../../../state/wizard/drafts.ts';
import type { WizardDeps } from '../../../state/wizard/wizard.ts';

/**
 * The wizard's dependencies in the browser: calls to the shop, this tab's storage, and new
 * idempotency keys.
 */
export const wizardDeps: WizardDeps = { call, shelf: tabShelf(), newKey: newIdempotencyKey };

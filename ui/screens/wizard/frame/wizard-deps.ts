import { call, newIdempotencyKey } from '../../../../adapters/http/client/call.ts';
import { tabShelf } from '../../../state/wizard/drafts.ts';
import type { WizardDeps } from '../../../state/wizard/wizard.ts';

/** The browser's dependencies: the shop that served the page and this tab's storage. */
export const wizardDeps: WizardDeps = { call, shelf: tabShelf(), newKey: newIdempotencyKey };

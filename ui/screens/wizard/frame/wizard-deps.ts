import { call, newIdempotencyKey } from '../../../../adapters/http/client/call.ts';
import { tabShelf } from '../../../state/wizard/drafts.ts';
import type { WizardDeps } from '../../../state/wizard/wizard.ts';

export const wizardDeps: WizardDeps = { call, shelf: tabShelf(), newKey: newIdempotencyKey };

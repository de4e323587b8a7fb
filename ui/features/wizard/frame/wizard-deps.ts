import { call, newIdempotencyKey } from '../../../../adapters/http/client/call.ts';
import { tabShelf } from '../../../state/reservation/drafts.ts';
import type { WizardDeps } from '../state/wizard.ts';

export const wizardDeps: WizardDeps = { call, shelf: tabShelf(), newKey: newIdempotencyKey };

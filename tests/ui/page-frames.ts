import { presentPageFrame } from '../../adapters/http/server/pages/site-frame.ts';
import type { PageFrame } from '../../ui/state/page-data.ts';
import { demoContent } from '../adapters/content/demo-content.ts';

export const BLANK_FRAME: PageFrame = {
  ...{ clothes: null, motto: '', menu: [], footer: { columns: [], terms: [] }, missing: [] },
  ...{ season: '2025/26', years: '2010–2025', licence: '', destinations: [], social: [], help: [] },
  office: { phone: null, email: null, hours: '' },
  chat: null,
  flags: {},
};

export const demoFrame = async (): Promise<PageFrame> =>
  presentPageFrame({ content: await demoContent(), page: { kind: 'home' } });

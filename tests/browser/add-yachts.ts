import { execFileSync } from 'node:child_process';
import { PLAIN_OFFER } from './wizard-steps.ts';

/** Many specs book the plain offer in one shop, so it gets yachts enough for every run. */
export default (): void => {
  for (const unit of ['1011', '1012'])
    execFileSync(
      process.execPath,
      [
        ...['adapters/cli/office.ts', 'offers', 'yachts', String(PLAIN_OFFER.id)],
        ...['--unit', unit, '--yachts', '12', '--by', 'Biuro'],
      ],
      { env: { ...process.env, SHOP_DATA: process.env.BROWSER_TEST_DATA ?? '' } },
    );
};

import { describe, expect, it } from 'vitest';
import { createProgressBar, progressText } from '../../../adapters/cli/terminal/terminal.ts';

const watchProgress = (isTTY: boolean, always: boolean) => {
  let now = 0;
  const written: string[] = [];
  const bar = createProgressBar('Replaying', {
    always,
    now: () => now,
    stream: { isTTY, write: (text: string | Uint8Array) => written.push(String(text)) > 0 },
  });
  return {
    bar,
    written,
    at: (moment: number) => {
      now = moment;
    },
  };
};

describe('progress of a long task', () => {
  it('shows the commands per second, and the remaining time if the total is known', () => {
    expect(progressText('Replaying', 500, 0.25, 2_000)).toBe(
      'Replaying ███████░░░░░░░░░░░░░░░░░░░░░ 25% 500, 250/s, 6 s left',
    );
    expect(progressText('Exporting', 500, null, 2_000)).toBe('Exporting 500, 250/s');
    expect(progressText('Replaying', 1, 0.01, 60_000)).toContain(', 1 h 39 min left');
  });

  it('prints nothing if the output is no terminal, except one line a second if that is requested', () => {
    const [quiet, requested] = [watchProgress(false, false), watchProgress(false, true)];
    for (const { bar, at } of [quiet, requested]) {
      for (const moment of [10, 500, 1_000, 1_100]) {
        at(moment);
        bar.at(moment, 0.5);
      }
      bar.end(2_000);
    }
    expect(quiet.written).toEqual([]);
    expect(requested.written).toEqual([
      expect.stringMatching(/^Replaying █.* 50% 1000, 1000\/s, 1 s left\n$/),
      expect.stringMatching(/ 100% 2000, .*\n$/),
    ]);
  });
});

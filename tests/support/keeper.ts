import { spawn } from 'node:child_process';

/** A shell waits until our end of its pipe closes. `done` says that it need not clean up. */
export const runAfterDeath = (script: string, ...words: readonly string[]): { done(): void } => {
  const keeper = spawn('sh', ['-c', `cat > /dev/null; ${script}`, 'sh', ...words], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  });
  keeper.unref();
  // The pipe must not keep this process alive.
  if (keeper.stdin !== null && 'unref' in keeper.stdin && typeof keeper.stdin.unref === 'function')
    keeper.stdin.unref();
  return { done: () => void keeper.kill('SIGKILL') };
};

import { spawn } from 'node:child_process';

/**
 * Runs a shell script after this process has died. The shell waits until this process's end of a
 * pipe closes. Call `done()` if no cleanup is necessary.
 */
export const runAfterDeath = (script: string, ...words: readonly string[]): { done(): void } => {
  const keeper = spawn('sh', ['-c', `cat > /dev/null; ${script}`, 'sh', ...words], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  });
  keeper.unref();
  // Unreference the pipe, so that it does not keep this process alive.
  if (keeper.stdin !== null && 'unref' in keeper.stdin && typeof keeper.stdin.unref === 'function')
    keeper.stdin.unref();
  return { done: () => void keeper.kill('SIGKILL') };
};

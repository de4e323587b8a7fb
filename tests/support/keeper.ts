import { spawn } from 'node:child_process';

/** Runs a script after this process has died: the shell waits for a pipe to close. */
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

import { spawn } from 'node:child_process';

/** The shell waits for a pipe to close, which happens when this process dies. */
export const runAfterDeath = (script: string, ...words: readonly string[]): { done(): void } => {
  const keeper = spawn('sh', ['-c', `cat > /dev/null; ${script}`, 'sh', ...words], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  });
  keeper.unref();
  if (keeper.stdin !== null && 'unref' in keeper.stdin && typeof keeper.stdin.unref === 'function')
    keeper.stdin.unref();
  return { done: () => void keeper.kill('SIGKILL') };
};

import { spawn } from 'node:child_process';

/**
 * Sees to it that something is taken away when this process ends, however it ends: a shell that waits for our end of its pipe to close.
 * `done` is for what has been taken away in time.
 */
export const afterDeath = (script: string, ...words: readonly string[]): { done(): void } => {
  const keeper = spawn('sh', ['-c', `cat > /dev/null; ${script}`, 'sh', ...words], { stdio: ['pipe', 'ignore', 'ignore'], detached: true });
  keeper.unref();
  // The pipe itself must not keep this process alive.
  if (keeper.stdin !== null && 'unref' in keeper.stdin && typeof keeper.stdin.unref === 'function') keeper.stdin.unref();
  return { done: () => void keeper.kill('SIGKILL') };
};

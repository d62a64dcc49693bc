import { spawnSync } from 'node:child_process'

/**
 * Ends a process and its children at once.
 * @param pid of a process that was started with `detached` and so leads a group of its own; Windows has no groups and knows the children
 */
export function endProcessTree(pid: number): void {
  if (process.platform === 'win32') spawnSync('taskkill', ['/pid', String(pid), '/T', '/F'], { stdio: 'ignore' })
  else process.kill(-pid, 'SIGKILL')
}

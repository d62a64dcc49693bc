import { readFileSync } from 'node:fs'

const LOOK_EVERY_MS = 500

/**
 * Stops this process as SIGTERM does if its parent is gone. npm forwards signals, but if npm itself is killed, an orphaned server
 * keeps the port. If npm runs scripts in a shell that stays, the shell's parent is watched too.
 */
export function endWithParent(): void {
  const parent = process.ppid
  const npm = process.env.npm_lifecycle_event === undefined ? undefined : parentOfShell(parent)
  const timer = setInterval(() => {
    if (process.ppid === parent && (npm === undefined || readProcess(parent)?.parent === npm)) return
    clearInterval(timer)
    process.kill(process.pid, 'SIGTERM')
  }, LOOK_EVERY_MS)
  timer.unref()
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => stopWatching(signal))

  /** A second signal would abort a graceful stop. */
  function stopWatching(signal: NodeJS.Signals) {
    clearInterval(timer)
    // Our listener has replaced the signal's default action.
    if (process.listenerCount(signal) === 0) process.kill(process.pid, signal)
  }
}

/** Some shells replace themselves by their only command. The others wait for it, even without a parent. */
function parentOfShell(pid: number): number | undefined {
  const shell = readProcess(pid)
  return shell && /^(ba|da|k|z)?sh$/.test(shell.name) ? shell.parent : undefined
}

/** `pid (name) state parent …`; the name may contain any character. Undefined if the process is gone, and on other systems. */
function readProcess(pid: number) {
  try {
    const [, name = '', parent] = /^\d+ \((.*)\) \S (\d+)/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? []
    return { name, parent: Number(parent) }
  } catch {
    return undefined
  }
}

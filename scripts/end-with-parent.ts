import { readFileSync } from 'node:fs'

const LOOK_EVERY_MS = 500

/** A process as Linux tells it. */
interface Process {
  readonly name: string
  readonly parent: number
}

/**
 * Stops this process as SIGTERM does when the one that started it is gone: npm passes a signal on, but not its own sudden end,
 * and a server nobody knows of keeps the port. Where npm runs scripts in a shell that stays, the shell's parent is watched too.
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

  /** What is stopping already is not told again, which would cut it off. */
  function stopWatching(signal: NodeJS.Signals) {
    clearInterval(timer)
    // Having listened took away what the signal does where nobody else listens.
    if (process.listenerCount(signal) === 0) process.kill(process.pid, signal)
  }
}

/** Shells that replace themselves by their only command are not there; the others wait for it, whoever has left. */
function parentOfShell(pid: number): number | undefined {
  const shell = readProcess(pid)
  return shell && /^(ba|da|k|z)?sh$/.test(shell.name) ? shell.parent : undefined
}

/** `pid (name) state parent …`; the name may hold anything. Undefined for a process that is gone, and on other systems. */
function readProcess(pid: number): Process | undefined {
  try {
    const [, name = '', parent] = /^\d+ \((.*)\) \S (\d+)/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? []
    return { name, parent: Number(parent) }
  } catch {
    return undefined
  }
}

import { type ChildProcess, spawn } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import { stripVTControlCharacters } from 'node:util'

/** One command that runs anew after edits, never twice at a time. */
export interface Command {
  /**
   * Runs once the run before has ended: the compiler leaves behind what makes the next run much faster, so ending it at
   * every edit would never let it get there.
   * @returns what it wrote and whether it was content; null when a newer run took its place, or it was stopped
   */
  run(): Promise<CommandResult | null>
  stop(): void
}

export interface CommandResult {
  readonly isContent: boolean
  readonly output: string
}

interface CommandOptions {
  /** Leaves the processor to whoever else wants it: nobody waits for what it says. */
  readonly isInBackground?: boolean
}

/** A script of this project in a process group of its own, so that it ends with whatever it started itself. */
export function createCommand(parameters: readonly string[], { isInBackground = false }: CommandOptions = {}): Command {
  let child: ChildProcess | null = null
  let current: Promise<CommandResult> | null = null
  let newest = 0
  const start = async (): Promise<CommandResult> => {
    const started = spawn(process.execPath, parameters, { stdio: ['ignore', 'pipe', 'pipe'], detached: true })
    child = started
    if (isInBackground && started.pid !== undefined) setPriority(started.pid, constants.priority.PRIORITY_BELOW_NORMAL)
    let output = ''
    for (const stream of [started.stdout, started.stderr]) stream.on('data', (part: Buffer) => (output += part))
    const code = await new Promise<number | null>((resolve) => {
      started.once('error', () => resolve(null))
      started.once('close', resolve)
    })
    child = null
    return { isContent: code === 0, output: stripVTControlCharacters(output) }
  }
  return {
    async run() {
      const run = ++newest
      await current
      if (run !== newest) return null
      current = start()
      const result = await current
      return run === newest ? result : null
    },
    stop() {
      newest += 1
      // The compiler does not end at SIGTERM.
      if (child?.pid !== undefined) process.kill(-child.pid, 'SIGKILL')
    },
  }
}

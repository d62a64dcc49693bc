import { type ChildProcess, spawn } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import { stripVTControlCharacters } from 'node:util'
import { endProcessTree } from '../system/end-process-tree.ts'

export type Command = ReturnType<typeof createCommand>

interface CommandResult {
  readonly isContent: boolean
  readonly output: string
}

/**
 * A script of this project that is rerun after edits, one run at a time, in its own process group, so that its children end with it.
 * @param options `isInBackground` runs it at low priority
 */
export function createCommand(parameters: readonly string[], { isInBackground = false } = {}) {
  let child: ChildProcess | null = null
  let current: Promise<CommandResult> | null = null
  let newest = 0
  const start = async (): Promise<CommandResult> => {
    const started = spawn(process.execPath, parameters, {
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: process.platform !== 'win32',
    })
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
    /**
     * Starts after the previous run has ended. Aborting the compiler at each edit would lose the incremental state that makes the
     * next run fast.
     * @returns output and success; null if a newer run replaced it or it was stopped
     */
    async run(): Promise<CommandResult | null> {
      const run = ++newest
      await current
      if (run !== newest) return null
      current = start()
      const result = await current
      return run === newest ? result : null
    },
    stop(): void {
      newest += 1
      // The compiler ignores SIGTERM.
      if (child?.pid !== undefined) endProcessTree(child.pid)
    },
  }
}

import { spawn } from 'node:child_process'
import { stripVTControlCharacters } from 'node:util'

/** One command that runs anew after edits; a newer run ends the one before it. */
export interface Command {
  /** Resolves to what it wrote and whether it was content; null when a newer run took its place. */
  run(): Promise<{ readonly isContent: boolean; readonly output: string } | null>
  stop(): void
}

/** A script of this project in a process group of its own, so that it ends with whatever it started itself. */
export function createCommand(parameters: readonly string[]): Command {
  let stop = () => {}
  return {
    async run() {
      stop()
      const child = spawn(process.execPath, parameters, { stdio: ['ignore', 'pipe', 'pipe'], detached: true })
      let isStopped = false
      stop = () => {
        isStopped = true
        // The compiler does not end at SIGTERM, and each edit would leave one more behind.
        if (child.pid !== undefined && child.exitCode === null && child.signalCode === null) process.kill(-child.pid, 'SIGKILL')
      }
      let output = ''
      for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => (output += part))
      const code = await new Promise<number | null>((resolve) => {
        child.once('error', () => resolve(null))
        child.once('close', resolve)
      })
      return isStopped ? null : { isContent: code === 0, output: stripVTControlCharacters(output) }
    },
    stop: () => stop(),
  }
}

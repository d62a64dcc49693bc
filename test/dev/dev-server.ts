import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { endProcessTree } from '../../scripts/system/end-process-tree.ts'
import { npmCommand } from '../../scripts/system/npm-command.ts'

/** `npm run dev` in a folder, on a free port with data of its own. */
export interface DevServer {
  readonly url: string
  /** The output of the server so far. */
  output(): string
  stop(): Promise<void>
}

export async function startDev(folder: string): Promise<DevServer> {
  const data = mkdtempSync(join(tmpdir(), 'heartwood-dev-data-'))
  const { PATH, HOME } = process.env
  const { file, parameters, shell } = npmCommand(['run', 'dev'])
  const child = spawn(file, parameters, {
    cwd: folder,
    shell,
    env: { PATH, HOME, PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'warn', SANDBOX_DATA: data },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const gone = new Promise<void>((resolve) => child.once('close', () => resolve()))
  const url = await new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (part: Buffer) => {
        output += part
        const found = /Shop\s+(http:\S+)/.exec(output)?.[1]
        if (found) resolve(found)
      })
    }
    gone.then(() => reject(new Error(`The development server stopped:\n${output}`)))
  })
  return {
    url,
    output: () => output,
    async stop() {
      // On Windows the child is a shell, which would leave npm and the server behind.
      if (shell && child.pid !== undefined) endProcessTree(child.pid)
      else child.kill('SIGTERM')
      await gone
      rmSync(data, { recursive: true, force: true })
    },
  }
}

import { spawn } from 'node:child_process'
import { setPriority } from 'node:os'
import { residentMegabytes } from './resident-memory.ts'

/** The sandbox alone in a separate process, so that its memory is measured on its own. */
export interface SandboxProcess {
  readonly url: string
  residentMegabytes(): number
  stop(): void
}

/** @param priority of the process, from -20 to 19 (the lowest); that of this process if it is omitted */
export function startSandboxProcess(data: string, priority?: number): Promise<SandboxProcess> {
  const child = spawn(process.execPath, ['sandbox/main.ts', '--data', data], {
    env: { PATH: process.env.PATH, SANDBOX_PORT: '0', HOST: '127.0.0.1', NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  if (child.pid !== undefined && priority !== undefined) setPriority(child.pid, priority)
  return new Promise((resolve, reject) => {
    child.stdout.on('data', (part: Buffer) => {
      const url = /(http\S+)\/api/.exec(part.toString())?.[1]
      if (url) resolve({ url, residentMegabytes: () => residentMegabytes(child.pid), stop: () => child.kill() })
    })
    child.once('exit', (code) => reject(new Error(`The sandbox stopped with ${code}`)))
  })
}

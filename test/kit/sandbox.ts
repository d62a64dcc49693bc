import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Sandbox, startSandbox } from '../../sandbox/sandbox.ts'

/** A sandbox platform of its own, with a fresh folder that goes when it stops. */
export async function freshSandbox(): Promise<Sandbox> {
  const dataDirectory = mkdtempSync(join(tmpdir(), 'heartwood-sandbox-'))
  const sandbox = await startSandbox({ port: 0, host: '127.0.0.1', dataDirectory })
  return {
    url: sandbox.url,
    async close() {
      await sandbox.close()
      rmSync(dataDirectory, { recursive: true, force: true })
    },
  }
}

import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { setPriority, tmpdir } from 'node:os'
import { join } from 'node:path'
import { residentMegabytes } from './resident-memory.ts'
import { startServer } from './server-process.ts'

/** The sandbox alone in a separate process with a data folder of its own, so that its memory is measured on its own. */
export interface SandboxProcess extends AsyncDisposable {
  readonly url: string
  residentMegabytes(): number
}

interface SandboxSettings {
  /** Size of a generated catalogue; the built-in one if it is omitted. */
  readonly products?: number
  /** Priority of the process, from -20 to 19 (the lowest); that of this process if it is omitted. */
  readonly priority?: number
}

export async function startSandboxProcess({ products, priority }: SandboxSettings = {}): Promise<SandboxProcess> {
  const data = mkdtempSync(join(tmpdir(), 'heartwood-sandbox-'))
  if (products !== undefined) generateCatalog(products, data)
  const server = await startServer(['sandbox/main.ts', '--data', data], { env: { SANDBOX_PORT: '0', HOST: '127.0.0.1' } })
  if (priority !== undefined) setPriority(server.pid, priority)
  return {
    url: server.url,
    residentMegabytes: () => residentMegabytes(server.pid),
    async [Symbol.asyncDispose]() {
      await server[Symbol.asyncDispose]()
      rmSync(data, { recursive: true })
    },
  }
}

/** @throws if the generator fails */
function generateCatalog(products: number, data: string): void {
  const command = ['scripts/generate-catalog/main.ts', String(products), '--data', data]
  const { status } = spawnSync(process.execPath, command, { stdio: 'inherit' })
  if (status !== 0) throw new Error(`${products} products could not be generated`)
}

import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { readConfig } from './config/config.ts'
import { serve } from './serve.ts'

// RUN-47
it.each(['PORT', 'SANDBOX_PORT'])('the start fails before the sandbox is filled if the port of %s is taken', async (variable) => {
  const taken = createServer().listen(0, '127.0.0.1')
  await once(taken, 'listening')
  const folder = mkdtempSync(join(tmpdir(), 'taken-port-'))
  onTestFinished(() => {
    taken.close()
    rmSync(folder, { recursive: true })
  })
  const { port } = taken.address() as AddressInfo
  const data = join(folder, 'data')
  const ports = { PORT: '0', SANDBOX_PORT: '0', [variable]: String(port) }
  const config = readConfig({ HOST: '127.0.0.1', SANDBOX_DATA: data, ...ports })
  await expect(serve(config, { renderer: {} as never, build: 'dist' })).rejects.toMatchObject({ code: 'EADDRINUSE', port })
  expect(existsSync(data)).toBe(false)
})

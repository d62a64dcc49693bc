import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { ConfigError } from './config/config-error.ts'
import { builtRenderer } from './http/pages/renderer/built-renderer.ts'
import { startFailure } from './start-failure.ts'

describe('a shop that cannot start', () => {
  it('names every wrong setting', () => {
    expect(startFailure(new ConfigError(['PORT: too big']))).toContain('PORT: too big')
  })

  it('says in one sentence that its port is taken', async () => {
    const first = createServer()
    const port = await new Promise<number>((resolve) =>
      first.listen(0, '127.0.0.1', () => {
        const address = first.address()
        resolve(typeof address === 'object' && address ? address.port : 0)
      }),
    )
    const error = await new Promise((resolve) => createServer().once('error', resolve).listen(port, '127.0.0.1'))
    first.close()
    expect(startFailure(error)).toBe(
      `Port ${port} is taken: stop what listens there, or choose another with PORT, or with SANDBOX_PORT for the sandbox.`,
    )
  })

  it.each(['192.0.2.9', 'no-such-host.invalid'])('says in one sentence that this machine has no address %s', async (host) => {
    const error = await new Promise((resolve) => createServer().once('error', resolve).listen(0, host))
    expect(startFailure(error)).toMatch(/^HOST is not an address of this machine\. /)
  })

  // RUN-39
  it.each([
    ['there is no build', null],
    ['the build is cut off', '{"web/entry'],
    ['the build lacks the server', '{}'],
  ])('says in one sentence how to build if %s', async (_, manifest) => {
    const folder = mkdtempSync(join(tmpdir(), 'no-build-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    if (manifest !== null) {
      mkdirSync(join(folder, 'client/.vite'), { recursive: true })
      writeFileSync(join(folder, 'client/.vite/manifest.json'), manifest)
    }
    const error = await builtRenderer(folder).catch((reason) => reason)
    expect(startFailure(error)).toBe(`There is no complete build in ${folder}: run \`npm run build\`, and start again.`)
  })

  it.each([[new Error('a mistake of ours')], ['text'], [null]])('prints the stack of %s', (error) => {
    expect(startFailure(error)).toBeNull()
  })
})

import { createServer } from 'node:net'
import { describe, expect, it } from 'vitest'
import { ConfigError } from './config/config-error.ts'
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

  it.each([[new Error('a mistake of ours')], ['text'], [null]])('prints the stack of %s', (error) => {
    expect(startFailure(error)).toBeNull()
  })
})

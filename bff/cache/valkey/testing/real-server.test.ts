import { once } from 'node:events'
import { createServer } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { startServer } from './real-server.ts'

it('startServer reports a port that another process has, instead of returning a server that ended', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  onTestFinished(() => void other.close())
  await once(other, 'listening')
  const { port } = other.address() as { readonly port: number }
  await expect(startServer(port)).rejects.toThrow(/stopped with 1:\n.*in use/s)
})

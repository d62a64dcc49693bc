import { once } from 'node:events'
import { createServer } from 'node:net'

/** Finds out whether a server could listen on a port, before work that takes long begins. @throws the error of listening */
export async function checkPort(port: number, host: string): Promise<void> {
  const server = createServer().listen(port, host)
  await once(server, 'listening')
  server.close()
  await once(server, 'close')
}

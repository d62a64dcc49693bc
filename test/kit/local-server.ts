import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface LocalServer {
  readonly url: string
  close(): Promise<void>
}

/** Makes a server listen on a free port of this machine. */
export async function listenLocally(server: Server): Promise<LocalServer> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        // No connection may begin after the others have ended, because the server waits for it.
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

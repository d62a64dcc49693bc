import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface LocalServer extends AsyncDisposable {
  readonly url: string
  close(): Promise<void>
}

/** Makes a server listen on a free port of this machine. */
export async function listenLocally(server: Server): Promise<LocalServer> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const close = () =>
    new Promise<void>((resolve) => {
      // No connection may begin after the others have ended, because the server waits for it.
      server.close(() => resolve())
      server.closeAllConnections()
    })
  return { url: `http://127.0.0.1:${port}`, close, [Symbol.asyncDispose]: close }
}

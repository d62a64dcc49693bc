import { connect } from 'node:net'

/** Without new bytes for this time, the answer is complete. */
const QUIET_MS = 1000
const LONGEST_MS = 10_000

/** Sends bytes on one connection and returns all bytes that come back. @param request one character per byte */
export function talk(port: number, request: string): Promise<string> {
  return new Promise((resolve) => {
    let received = ''
    let quiet: NodeJS.Timeout | undefined
    const socket = connect(port, '127.0.0.1', () => socket.write(Buffer.from(request, 'latin1')))
    const end = () => {
      clearTimeout(quiet)
      clearTimeout(longest)
      socket.destroy()
      resolve(received)
    }
    const longest = setTimeout(end, LONGEST_MS)
    socket.setEncoding('latin1')
    socket.on('data', (part) => {
      received += part
      clearTimeout(quiet)
      quiet = setTimeout(end, QUIET_MS)
    })
    // A server may reset a connection whose request it does not read to the end.
    socket.on('error', end)
    socket.once('close', end)
  })
}

export const statusesOf = (received: string): readonly number[] =>
  [...received.matchAll(/HTTP\/1\.[01] (\d{3}) /g)].map(([, status]) => Number(status))

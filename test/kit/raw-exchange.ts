import { connect } from 'node:net'

export interface RawAnswer {
  readonly status: number
  readonly headers: ReadonlyMap<string, string>
  readonly body: string
}

/** Sends bytes and returns the answer when the connection closes. @param request one character per byte */
export function exchange(port: number, request: string): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    let received = ''
    const socket = connect(port, '127.0.0.1', () => socket.write(Buffer.from(request, 'latin1')))
    socket.setEncoding('latin1')
    socket.on('data', (part) => (received += part))
    socket.once('error', reject)
    socket.once('close', () => resolve(parseAnswer(received)))
  })
}

function parseAnswer(received: string): RawAnswer {
  const [head = '', ...body] = received.split('\r\n\r\n')
  const [statusLine = '', ...lines] = head.split('\r\n')
  return {
    status: Number(statusLine.split(' ')[1]),
    headers: new Map(
      lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]),
    ),
    body: body.join('\r\n\r\n'),
  }
}

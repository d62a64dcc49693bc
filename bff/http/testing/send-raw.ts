import { connect } from 'node:net'

/** Sends the raw bytes of a request, whose URL HTTP clients would normalise. @param text one character per byte */
export function sendRaw(origin: string, text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(origin).port), '127.0.0.1', () => socket.end(text, 'latin1'))
    let received = ''
    socket.on('data', (part) => (received += part))
    socket.on('close', () => resolve(received))
    socket.on('error', reject)
  })
}

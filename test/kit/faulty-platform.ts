import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What can go wrong between the shop and its platform. */
export type Fault = 'none' | 'refused' | 'slow' | 'html' | 'half a body' | 'empty' | 'null' | 'ENOTFOUND' | 'error 500'

/** A call as it arrived. */
export interface PlatformCall {
  readonly method: string
  readonly path: string
  readonly query: URLSearchParams
  readonly body: string
}

export interface FaultyPlatform {
  readonly url: string
  /** Calls that arrived, by path without query. */
  readonly calls: string[]
  /** The same calls with all they asked, each as soon as it was read to its end. */
  readonly requests: PlatformCall[]
  /** Fails from now on, where `paths` are given only there. */
  fail(fault: Fault, paths?: RegExp): void
  /**
   * From now on fails a share of all calls, 0 to 1, with one of the faults each. Which ones follows from the seed, the
   * call and how often it came before: not from the order in which calls happen to arrive.
   */
  failSometimes(share: number, faults: readonly Fault[], seed: number): void
  close(): Promise<void>
}

/** A platform that passes everything on to a real one, until it is told to fail. */
export async function faultyPlatform(target: string): Promise<FaultyPlatform> {
  let fault: Fault = 'none'
  let faulty = /./
  let faultOf: (call: string) => Fault = () => fault
  const calls: string[] = []
  const requests: PlatformCall[] = []
  const server = createServer((incoming, outgoing) => {
    const { pathname: path, searchParams: query } = new URL(incoming.url ?? '/', target)
    calls.push(path)
    let body = ''
    incoming.on('data', (part: Buffer) => (body += part))
    incoming.once('end', () => {
      requests.push({ method: incoming.method ?? '', path, query, body })
      answer[faulty.test(path) ? faultOf(`${incoming.url} ${body}`) : 'none'](incoming, outgoing, body)
    })
  })
  const answer: Record<Fault, (incoming: IncomingMessage, outgoing: ServerResponse, body: string) => void> = {
    none: (incoming, outgoing, body) => pass(target, incoming, outgoing, body),
    refused: (incoming) => incoming.socket.destroy(),
    slow: () => undefined,
    html: (_, outgoing) => outgoing.writeHead(404, { 'content-type': 'text/html' }).end('<html>Cannot GET</html>'),
    'half a body': (_, outgoing) => {
      outgoing.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' })
      outgoing.write('{"hits": {"total":')
      setImmediate(() => outgoing.destroy())
    },
    empty: (_, outgoing) => outgoing.writeHead(200, { 'content-type': 'application/json' }).end(),
    null: (_, outgoing) => outgoing.writeHead(200, { 'content-type': 'application/json' }).end('null'),
    ENOTFOUND: (_, outgoing) =>
      outgoing.writeHead(500, { 'content-type': 'application/json' }).end('{"code":500,"result":{"code":"ENOTFOUND"}}'),
    'error 500': (_, outgoing) =>
      outgoing
        .writeHead(500, { 'content-type': 'application/json' })
        .end('{"code":500,"result":"connect ECONNREFUSED 10.1.0.4:443"}'),
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    calls,
    requests,
    fail: (next, paths = /./) => {
      fault = next
      faulty = paths
      faultOf = () => fault
    },
    failSometimes: (share, faults, seed) => {
      const times = new Map<string, number>()
      faulty = /./
      faultOf = (call) => {
        const before = times.get(call) ?? 0
        times.set(call, before + 1)
        const chance = fraction(`${seed} ${before} ${call}`)
        return chance < share ? (faults[Math.floor((chance / share) * faults.length)] ?? 'none') : 'none'
      }
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

/** From 0 to 1, the same for the same text. */
const fraction = (text: string): number => createHash('sha256').update(text).digest().readUInt32BE(0) / 2 ** 32

function pass(target: string, incoming: IncomingMessage, outgoing: ServerResponse, body: string) {
  const { method = 'GET', headers, url = '/' } = incoming
  const onward = request(new URL(url, target), { method, headers: { ...headers, host: new URL(target).host } }, (reply) => {
    outgoing.writeHead(reply.statusCode ?? 502, reply.headers)
    reply.pipe(outgoing)
  })
  onward.on('error', () => outgoing.destroy())
  onward.end(body)
}

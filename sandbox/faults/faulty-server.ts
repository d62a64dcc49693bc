import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type Server,
  type ServerResponse,
} from 'node:http'
import { buffer } from 'node:stream/consumers'
import { setTimeout as delay } from 'node:timers/promises'
import type { Fault, FaultPlan, Strike } from './fault-plan.ts'

/** A received call, fully read. */
export interface Call {
  readonly method: string
  readonly url: string
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

export interface Reply {
  readonly status: number
  readonly headers: OutgoingHttpHeaders
  readonly body: Buffer
}

/** Processes a call. If it fails, the caller's connection is closed. */
export type Perform = (call: Call) => Promise<Reply>

/** Sees calls before any fault applies, and may answer them itself. */
export type Control = (call: Call) => Reply | null

/** Creates a server that processes calls, except for the faults of a plan. */
export function faultyServer(perform: Perform, plan: FaultPlan, control: Control): Server {
  return createServer(async (incoming, outgoing) => {
    try {
      const { method = 'GET', url = '/', headers } = incoming
      const call = { method, url, headers, body: await buffer(incoming) }
      const controlled = control(call)
      if (controlled) return send(outgoing, controlled)
      const [path = '/'] = url.split('?')
      const strike = plan.strike(path, `${url} ${call.body}`)
      const work = () => perform(call)
      if (strike) await STRIKES[strike.fault]({ incoming, outgoing, work, strike })
      else send(outgoing, await work())
    } catch {
      outgoing.destroy()
    }
  })
}

interface Struck {
  readonly incoming: IncomingMessage
  readonly outgoing: ServerResponse
  readonly work: () => Promise<Reply>
  readonly strike: Strike
}

const STRIKES: Readonly<Record<Fault, (struck: Struck) => unknown>> = {
  refused: ({ incoming }) => incoming.socket.destroy(),
  dropped: async ({ incoming, work }) => {
    await work()
    incoming.socket.resetAndDestroy()
  },
  doubled: async ({ outgoing, work }) => {
    await work()
    send(outgoing, await work())
  },
  delayed: async ({ outgoing, work, strike }) => {
    await delay(strike.delayMs)
    send(outgoing, await work())
  },
  slow: () => undefined,
  html: ({ outgoing }) => outgoing.writeHead(404, { 'content-type': 'text/html' }).end('<html>Cannot GET</html>'),
  'half a body': ({ outgoing }) => {
    outgoing.writeHead(200, { ...JSON_TYPE, 'content-length': '1000' })
    outgoing.write('{"hits": {"total":')
    setImmediate(() => outgoing.destroy())
  },
  empty: ({ outgoing }) => outgoing.writeHead(200, JSON_TYPE).end(),
  null: ({ outgoing }) => sendJson(outgoing, 200, null),
  ENOTFOUND: ({ outgoing }) => sendJson(outgoing, 500, { code: 500, result: { code: 'ENOTFOUND' } }),
  'error 500': ({ outgoing }) => sendJson(outgoing, 500, { code: 500, result: 'connect ECONNREFUSED 10.1.0.4:443' }),
  'done, error 500': async ({ outgoing, work }) => {
    await work()
    outgoing.writeHead(500, { 'content-type': 'text/html' }).end('<html>Internal Server Error</html>')
  },
  'error 401': ({ outgoing }) => sendJson(outgoing, 401, { code: 401, result: "The consumer isn't authorized to access self." }),
}

const JSON_TYPE = { 'content-type': 'application/json' }

const sendJson = (outgoing: ServerResponse, status: number, json: unknown) =>
  outgoing.writeHead(status, JSON_TYPE).end(JSON.stringify(json))

const send = (outgoing: ServerResponse, { status, headers, body }: Reply) => {
  outgoing.writeHead(status, headers).end(body)
}

import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { onTestFinished } from 'vitest'
import { listenLocally } from '../../../test/kit/local-server.ts'
import type { Log } from '../../cache/log.ts'

export interface PlatformCall {
  readonly method: string
  /** Includes the query, as sent. */
  readonly url: string
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

export type Behaviour = (response: ServerResponse, asked: PlatformCall) => void

export interface ScriptedPlatform {
  readonly url: string
  readonly asked: readonly PlatformCall[]
  /** Sets the behaviour from now on: one per call, with the last one for all further calls. */
  behave(...behaviours: readonly [Behaviour, ...Behaviour[]]): void
}

/** A platform over real HTTP with scripted behaviour; closed after the test. */
export async function scriptedPlatform(...first: readonly Behaviour[]): Promise<ScriptedPlatform> {
  const asked: PlatformCall[] = []
  let script = [...first]
  const server = createServer(async (request, response) => {
    const { method = '', url = '', headers } = request
    const call = { method, url, headers, body: await text(request) }
    asked.push(call)
    const behaviour = script.length > 1 ? script.shift() : script[0]
    behaviour?.(response, call)
  })
  const { url, close } = await listenLocally(server)
  onTestFinished(close)
  return {
    url,
    asked,
    behave: (...behaviours) => {
      script = [...behaviours]
    },
  }
}

export const json =
  (body: unknown, status = 200): Behaviour =>
  (response) => {
    response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' }).end(JSON.stringify(body))
  }

export const html =
  (status = 404): Behaviour =>
  (response) => {
    response.writeHead(status, { 'content-type': 'text/html' }).end('<h1>Cannot GET /api/secret-path</h1>')
  }

export const empty =
  (status = 200, contentType: string | null = 'application/json'): Behaviour =>
  (response) => {
    response.writeHead(status, contentType ? { 'content-type': contentType } : {}).end()
  }

/** The answer ends in the middle. */
export const halfBody: Behaviour = (response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' }).write('{"code":200,"resu')
  setImmediate(() => response.socket?.destroy())
}

/** The connection is cut before any answer. */
export const hangUp: Behaviour = (response) => {
  response.socket?.destroy()
}

/** Never answers. */
export const silence: Behaviour = () => {}

/** A URL where nothing listens. */
export async function deadAddress(): Promise<string> {
  const { url, close } = await listenLocally(createServer())
  await close()
  return url
}

export interface LogRecord extends Log {
  readonly lines: readonly {
    readonly level: string
    readonly message: string
    readonly fields: Readonly<Record<string, unknown>>
  }[]
}

export function recordLog(): LogRecord {
  const lines: { level: string; message: string; fields: Record<string, unknown> }[] = []
  const at = (level: string) => (fields: object, message: string) => void lines.push({ level, message, fields: { ...fields } })
  return { lines, debug: at('debug'), warn: at('warn'), error: at('error') }
}

import { isObject, type JsonObject } from '../engine/query/json.ts'
import { ClusterError } from './cluster-error.ts'

export type Cluster = ReturnType<typeof connectCluster>

/** Also for loading: a bulk request has at most four megabytes. */
const TIMEOUT_MS = 30_000
const LONGEST_TEXT = 200

/** Whether a text is the address of a search engine: a host, optionally with user, password and path. */
export function isClusterUrl(text: string): boolean {
  const url = URL.canParse(text) ? new URL(text) : null
  if (!url || !/^https?:$/.test(url.protocol) || url.search !== '' || url.hash !== '') return false
  return [url.username, url.password].every(isEncoded)
}

function isEncoded(text: string): boolean {
  try {
    return decodeURIComponent(text) !== null
  } catch {
    return false
  }
}

/** An OpenSearch, or an Elasticsearch from version 7 on. @param address 'https://user:password@host:9200/path' */
export function connectCluster(address: string, timeoutMs = TIMEOUT_MS) {
  const { origin, pathname, username, password } = new URL(address)
  const url = origin + pathname.replace(/\/+$/, '')
  const credentials = [username, password].map(decodeURIComponent).join(':')
  const headers = {
    'content-type': 'application/json',
    ...((username !== '' || password !== '') && { authorization: `Basic ${Buffer.from(credentials).toString('base64')}` }),
  }
  const pending = new Set<AbortController>()
  return {
    /** Address without user and password, for log lines. */
    url,
    /** Aborts pending requests. */
    close: () => {
      for (const request of pending) request.abort()
    },
    /**
     * Sends a request.
     * @param body as it is sent; JSON, or lines of JSON for `_bulk`
     * @throws ClusterError if there is no answer, or an error is answered
     */
    send: async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: string): Promise<JsonObject> => {
      const controller = new AbortController()
      const timer = setTimeout(() => controller.abort(new Error(`no answer in ${timeoutMs} ms`)), timeoutMs)
      pending.add(controller)
      try {
        const { signal } = controller
        const request = { method, headers, signal, redirect: 'error', ...(body !== undefined && { body }) } as const
        return await readReply(await fetch(url + path, request).catch(noAnswer))
      } finally {
        clearTimeout(timer)
        pending.delete(controller)
      }
    },
  }
}

async function readReply(reply: Response): Promise<JsonObject> {
  const text = await reply.text().catch(noAnswer)
  const json = parseObject(text)
  if (reply.ok && json !== null) return json
  const error = isObject(json?.error) ? json.error : (json?.error ?? (text.slice(0, LONGEST_TEXT) || `status ${reply.status}`))
  throw new ClusterError(reply.status, error)
}

function parseObject(text: string): JsonObject | null {
  try {
    const json: unknown = JSON.parse(text)
    return isObject(json) ? json : null
  } catch {
    return null // not a search engine's answer
  }
}

function noAnswer(error: unknown): never {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  const code = cause instanceof Error && 'code' in cause ? cause.code : null
  const reason = typeof code === 'string' ? code : cause instanceof Error ? cause.message : cause
  throw new ClusterError(null, String(reason))
}

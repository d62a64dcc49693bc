import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { onTestFinished } from 'vitest'
import type { JsonObject } from '../engine/query/json.ts'

export interface ReceivedRequest {
  readonly method: string
  readonly path: string
  readonly parameters: Readonly<Record<string, string>>
  readonly body: string
  readonly authorization: string | undefined
}

interface Answer {
  readonly status: number
  readonly json: unknown
}

interface FakeIndex {
  readonly mappings: JsonObject
  meta: unknown
  readonly documents: Map<string, JsonObject>
  readonly aliases: Set<string>
}

type Requested = Omit<ReceivedRequest, 'authorization' | 'parameters'>

const failure = (status: number, type: string, reason = type): Answer => {
  const cause = { type, reason }
  return { status, json: { error: { root_cause: [cause], ...cause }, status } }
}
const ok = (json: unknown): Answer => ({ status: 200, json })

/** A small search engine over real HTTP: it keeps indices and documents, and finds all documents of an index. Closed after the test. */
export async function fakeCluster(port = 0) {
  const indices = new Map<string, FakeIndex>()
  const requests: ReceivedRequest[] = []
  let answer: (request: Requested) => Answer | null = () => null
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://engine')
    const [method = '', path, body] = [request.method, decodeURIComponent(url.pathname), await text(request)]
    const { authorization } = request.headers
    requests.push({ method, path, body, authorization, parameters: Object.fromEntries(url.searchParams) })
    const { status, json } = answer({ method, path, body }) ?? respond(indices, { method, path, body })
    const isText = typeof json === 'string'
    response.writeHead(status, { 'content-type': isText ? 'text/plain' : 'application/json; charset=UTF-8' })
    response.end(isText ? json : JSON.stringify(json))
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  return {
    host: `127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    indices,
    requests,
    /** Requests whose path contains this. */
    received: (part: string) => requests.filter(({ path }) => path.includes(part)),
    /** Answers in place of the engine from now on, unless it returns null. */
    answerWith: (next: typeof answer) => {
      answer = next
    },
    failure,
  }
}

/** A port that nothing listens at. */
export async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  return typeof address === 'object' && address ? address.port : 0
}

function respond(indices: Map<string, FakeIndex>, { method, path, body }: Requested): Answer {
  const [, names = '', action] = path.split('/')
  if (names === '_aliases') return changeAliases(indices, JSON.parse(body).actions)
  const found = [...indices].filter(([name, { aliases }]) => names.split(',').some((pattern) => isNamed(pattern, name, aliases)))
  const [[, index] = []] = found
  if (action === '_alias')
    return ok(Object.fromEntries(found.map(([name, { aliases }]) => [name, { aliases: toEmptyObjects([...aliases]) }])))
  if (method === 'GET' && action === '_mapping')
    return ok(Object.fromEntries(found.map(([name, { meta }]) => [name, { mappings: { _meta: meta } }])))
  if (action === '_refresh') return ok({})
  if (method === 'PUT' && action === undefined) {
    if (index) return failure(400, 'resource_already_exists_exception')
    const { mappings } = JSON.parse(body)
    indices.set(names, { mappings, meta: undefined, documents: new Map(), aliases: new Set() })
    return ok({})
  }
  if (!index) return failure(404, 'index_not_found_exception', `no such index [${names}]`)
  if (method === 'DELETE') indices.delete(names)
  if (action === '_mapping') index.meta = JSON.parse(body)._meta
  if (action === '_bulk') return ok({ items: addAll(index, body) })
  return ok(action === '_search' ? toHits(names, index) : {})
}

const isNamed = (pattern: string, name: string, aliases: ReadonlySet<string>) => {
  const expression = new RegExp(`^${pattern.replaceAll('*', '.*')}$`)
  return [name, ...aliases].some((each) => expression.test(each))
}

const toEmptyObjects = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, {}]))

function changeAliases(
  indices: Map<string, FakeIndex>,
  actions: readonly Record<string, { index: string; alias: string }>[],
): Answer {
  for (const { add, remove } of actions) {
    if (remove) indices.get(remove.index)?.aliases.delete(remove.alias)
    if (add) indices.get(add.index)?.aliases.add(add.alias)
  }
  return ok({})
}

function addAll({ documents }: FakeIndex, body: string): readonly object[] {
  const lines = body.trimEnd().split('\n')
  return lines.flatMap((line, i) => {
    if (i % 2 === 1) return []
    const { _id } = JSON.parse(line).index
    const document = JSON.parse(lines[i + 1] ?? '{}')
    if (document.refused) return [{ index: { _id, error: { type: 'mapper_parsing_exception', reason: 'failed to parse' } } }]
    documents.set(_id, document)
    return [{ index: { _id } }]
  })
}

const toHits = (name: string, { documents }: FakeIndex) => ({
  took: 1,
  hits: {
    total: { value: documents.size, relation: 'eq' },
    max_score: null,
    hits: [...documents].map(([_id, _source]) => ({ _index: name, _id, _score: null, _source })),
  },
})

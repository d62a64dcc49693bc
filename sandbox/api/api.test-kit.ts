import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll } from 'vitest'
import type { SandboxDocument } from '../catalog/documents.ts'
import { Catalog } from '../store/catalog.ts'
import { layOut } from '../store/database.ts'
import type { Entity } from '../store/entities.ts'
import { replaceCatalog } from '../store/replace-catalog.ts'
import { layOutShoppers } from '../store/shoppers/database.ts'
import { buildApi } from './app.ts'
import { type Deployment, USUAL_DEPLOYMENT } from './deployment.ts'
import type { ScalePicture } from './pictures/scale-picture.ts'

export interface Answer {
  readonly status: number
  readonly type: string
  readonly headers: Headers
  readonly text: string
  /** The body parsed as JSON, of any shape. */
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
  readonly json: any
}

/** Starts a platform on a free port with these documents, for the tests of one file. */
export function platformWith(documents: readonly SandboxDocument[], deployment: Partial<Deployment> = {}) {
  const shoppers = layOutShoppers(new DatabaseSync(':memory:'))
  const pictures: ScalePicture = async (path, width, height, action) =>
    path.includes('missing') ? null : { body: Buffer.from(`${action} ${width}x${height} ${path}`), contentType: 'image/png' }
  const app = buildApi({ catalog: new Catalog(seeded(documents)), shoppers, pictures }, { ...USUAL_DEPLOYMENT, ...deployment })
  let url = ''
  beforeAll(async () => {
    url = await app.listen({ port: 0, host: '127.0.0.1' })
  })
  afterAll(() => app.close())

  async function send(path: string, init: RequestInit = {}): Promise<Answer> {
    const reply = await fetch(url + path, init)
    const text = await reply.text()
    const type = reply.headers.get('content-type') ?? ''
    return {
      status: reply.status,
      type,
      headers: reply.headers,
      text,
      json: type.includes('json') ? JSON.parse(text) : undefined,
    }
  }
  return {
    get: (path: string) => send(path),
    send,
    post: (path: string, body: unknown, headers: Record<string, string> = {}) =>
      send(path, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(body) }),
    host: () => new URL(url).host,
    shoppers,
  }
}

function seeded(documents: readonly SandboxDocument[]): DatabaseSync {
  const database = layOut(new DatabaseSync(':memory:'))
  replaceCatalog(database, documents, 'test', new Date(0))
  return database
}

export const fetchDocuments = (
  entity: Entity,
  documents: readonly Record<string, unknown>[],
  view: SandboxDocument['view'] = 'default',
) => documents.map((document): SandboxDocument => ({ entity, view, document }))

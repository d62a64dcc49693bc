import { DatabaseSync } from 'node:sqlite'
import { buildApi } from '../../sandbox/api/app.ts'
import { searchedSegment } from '../../sandbox/api/catalog/address.ts'
import { isObject, type JsonObject } from '../../sandbox/engine/query/json.ts'
import type { Catalog } from '../../sandbox/store/catalog.ts'
import { layOutShoppers } from '../../sandbox/store/shoppers/database.ts'
import type { Question } from './question.ts'

export interface RecordingPlatform {
  readonly url: string
  /** The distinct searches received, unordered. */
  questions(): readonly Question[]
  close(): Promise<void>
}

const ROOT = '/api/catalog'

/** A sandbox that records the searches it receives. */
export async function recordingPlatform(catalog: Catalog): Promise<RecordingPlatform> {
  const questions = new Map<string, Question>()
  const app = buildApi({ catalog, shoppers: layOutShoppers(new DatabaseSync(':memory:')), pictures: async () => null })
  app.addHook('preHandler', async ({ url, query, body }) => {
    if (!url.startsWith(ROOT) || !isObject(body) || !isObject(query)) return
    const { view, entity } = searchedSegment(url.slice(ROOT.length))
    const question = { view: view.code, entity, address: readWindow(query), body }
    questions.set(JSON.stringify(question), question)
  })
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  return {
    url,
    questions: () =>
      Array.from(
        questions
          .entries()
          .toArray()
          .toSorted(([a], [b]) => (a < b ? -1 : 1)),
        ([, question]) => question,
      ),
    close: () => app.close(),
  }
}

const readWindow = (query: JsonObject) =>
  Object.fromEntries(['from', 'size', 'sort'].flatMap((name) => (name in query ? [[name, String(query[name])]] : [])))

import { DatabaseSync } from 'node:sqlite'
import { builtInCatalog, type SandboxDocument } from '../../sandbox/catalog/documents.ts'
import { EngineError } from '../../sandbox/engine/engine-error.ts'
import { search } from '../../sandbox/engine/evaluation/search.ts'
import { parseRequest } from '../../sandbox/engine/query/parse-request.ts'
import { Catalog } from '../../sandbox/store/catalog.ts'
import { layOut } from '../../sandbox/store/database.ts'
import { replaceCatalog } from '../../sandbox/store/replace-catalog.ts'
import { type Answer, isTextSearch, type Question } from './question.ts'
import { type EngineReply, toAnswer, withoutPaging } from './reply.ts'

/** The catalogue's dates depend on this day; stored answers need it to be constant. */
const DAY = new Date('2026-11-22T12:00:00Z')

export const catalogDocuments = (): Iterable<SandboxDocument> => builtInCatalog(DAY)

/** The sandbox's catalogue in memory. */
export function sandboxCatalog(): Catalog {
  const database = layOut(new DatabaseSync(':memory:'))
  replaceCatalog(database, catalogDocuments(), 'test', DAY)
  return new Catalog(database)
}

/** Sends a search to the sandbox's engine. */
export function askSandbox(catalog: Catalog, question: Question): Answer {
  try {
    const reply = createReply(catalog, question)
    return toAnswer(reply, isTextSearch(question.body) ? createReply(catalog, withoutPaging(question)) : null)
  } catch (error) {
    if (error instanceof EngineError) return { refusal: error.type }
    throw error
  }
}

function createReply(catalog: Catalog, { view, entity, address, body }: Question): EngineReply {
  const segment = catalog.segment(view, entity)
  const { total, hits, aggregations } = search(segment, parseRequest(body, address))
  return {
    hits: {
      total,
      hits: hits.map(({ document, score, sort }) => ({
        _id: catalog.document(segment, document)?.id ?? '',
        _score: score,
        sort: [...sort],
      })),
    },
    aggregations,
  }
}

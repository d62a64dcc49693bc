import { DatabaseSync } from 'node:sqlite'
import { builtInCatalogue, type SandboxDocument } from '../../sandbox/catalogue/documents.ts'
import { EngineError } from '../../sandbox/engine/engine-error.ts'
import { search } from '../../sandbox/engine/evaluation/search.ts'
import { parseRequest } from '../../sandbox/engine/query/parse-request.ts'
import { Catalogue } from '../../sandbox/store/catalogue.ts'
import { layOut } from '../../sandbox/store/database.ts'
import { replaceCatalogue } from '../../sandbox/store/replace-catalogue.ts'
import { type Answer, isTextSearch, type Question } from './question.ts'
import { type EngineReply, everything, toAnswer } from './reply.ts'

/** The catalogue's dates depend on this day; stored answers need it to be constant. */
const DAY = new Date('2026-11-22T12:00:00Z')

export const catalogueDocuments = (): Iterable<SandboxDocument> => builtInCatalogue(DAY)

/** The sandbox's catalogue in memory. */
export function sandboxCatalogue(): Catalogue {
  const database = layOut(new DatabaseSync(':memory:'))
  replaceCatalogue(database, catalogueDocuments(), 'test', DAY)
  return new Catalogue(database)
}

/** Sends a search to the sandbox's engine. */
export function askSandbox(catalogue: Catalogue, question: Question): Answer {
  try {
    const reply = replyOf(catalogue, question)
    return toAnswer(reply, isTextSearch(question.body) ? replyOf(catalogue, everything(question)) : null)
  } catch (error) {
    if (error instanceof EngineError) return { refusal: error.type }
    throw error
  }
}

function replyOf(catalogue: Catalogue, { view, entity, address, body }: Question): EngineReply {
  const segment = catalogue.segment(view, entity)
  const { total, hits, aggregations } = search(segment, parseRequest(body, address))
  return {
    hits: {
      total,
      hits: hits.map(({ document, score, sort }) => ({
        _id: catalogue.document(segment, document)?.id ?? '',
        _score: score,
        sort: [...sort],
      })),
    },
    aggregations,
  }
}

import { createHash } from 'node:crypto'
import { type GraphQLSchema, parse, specifiedRules, validate } from 'graphql'
import { LRUCache } from 'lru-cache'
import { GRAPHQL_LIMITS } from '#schema/rules/constants.ts'
import { limitRules } from '../limits/limits.ts'

/** Finds the text of a document that this build does not have; null if no recent build has it. */
export type FindDocument = (id: string) => Promise<string | null>

export type RecentDocuments = ReturnType<typeof createRecentDocuments>

export interface RecentDocumentsOptions {
  readonly schema: GraphQLSchema
  /** Texts of this build's documents by id, which need no lookup. */
  readonly documents: ReadonlyMap<string, string>
  readonly find: FindDocument
}

const ID = /^sha256:[0-9a-f]{64}$/
const MOST_DOCUMENTS = 1000
/** How long an unknown document is not looked for again. */
const UNKNOWN_MS = 5000

/**
 * Documents of other recent builds, for tabs that are still open. A text must have the digest that its id names, and be valid in this
 * build's schema. Otherwise the answer is that the document is unknown, and the browser reloads.
 * @source RUN-20; decision 0026
 */
export function createRecentDocuments({ schema, documents, find }: RecentDocumentsOptions) {
  const texts = new LRUCache<string, string>({ max: MOST_DOCUMENTS })
  const lookups = new LRUCache<string, Promise<void>>({ max: MOST_DOCUMENTS, ttl: UNKNOWN_MS })

  async function lookUp(id: string): Promise<void> {
    const text = await find(id).catch(() => null)
    if (text !== null && id === documentId(text) && isValid(schema, text)) texts.set(id, text)
  }
  return {
    /** The text of a document of another build, if `learn` has found it. */
    get: (id: string) => texts.get(id),
    /** Looks a document up. Resolves when `get` knows it, or when it is unknown. Never rejects. */
    async learn(id: unknown) {
      if (typeof id !== 'string' || !ID.test(id) || documents.has(id) || texts.has(id)) return
      const lookup = lookups.get(id) ?? lookUp(id)
      lookups.set(id, lookup)
      await lookup
    },
  }
}

const documentId = (text: string) => `sha256:${createHash('sha256').update(text).digest('hex')}`

function isValid(schema: GraphQLSchema, text: string): boolean {
  try {
    const document = parse(text, { maxTokens: GRAPHQL_LIMITS.tokens })
    return validate(schema, document, [...specifiedRules, ...limitRules({ introspection: false })]).length === 0
  } catch {
    return false
  }
}

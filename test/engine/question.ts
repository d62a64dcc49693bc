import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'
import type { JsonObject } from '../../sandbox/engine/query/json.ts'
import type { Entity } from '../../sandbox/store/entities.ts'
import type { StoreViewCode } from '../../sandbox/store-views.ts'

/** A search as the shop sends it. Which parts of the documents it wants is left out: that changes nothing that is found. */
export interface Question {
  readonly view: StoreViewCode
  readonly entity: Entity
  /** `from`, `size` and `sort` of the address. */
  readonly address: Readonly<Record<string, string>>
  readonly body: JsonObject
}

/** What an engine answers, without the documents. */
export interface Answer {
  /** The kind of error in place of an answer. */
  readonly refusal?: string
  readonly total?: number
  /** Ids of the page's documents, in its order, and what they were sorted by. */
  readonly ids?: readonly string[]
  readonly sort?: readonly (readonly unknown[])[]
  readonly buckets?: unknown
  /** Of a text search: the first documents' scores, and a digest of the ids of all that were found. */
  readonly scores?: readonly number[]
  readonly found?: string
}

export interface Kept {
  readonly question: Question
  /** As OpenSearch gave it. */
  readonly answer: Answer
}

/** Whether the words of a text decide what is found; all else an engine finds by whole values. */
export const isTextSearch = (body: JsonObject) => JSON.stringify(body).includes('"multi_match"')

const FIXTURE = join(import.meta.dirname, 'answers.jsonl.br')

/** The searches that were recorded, with the answers of OpenSearch; written by `npm run test:engine -- --record`. */
export function readKept(): Kept[] {
  const lines = brotliDecompressSync(readFileSync(FIXTURE)).toString().trimEnd().split('\n')
  return lines.map((line) => JSON.parse(line))
}

export function writeKept(kept: readonly Kept[]): void {
  const text = kept.map((each) => `${JSON.stringify(each)}\n`).join('')
  writeFileSync(FIXTURE, brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_LGWIN]: 24 } }))
}

import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'
import type { JsonObject } from '../../sandbox/engine/query/json.ts'
import type { Entity } from '../../sandbox/store/entities.ts'
import type { StoreViewCode } from '../../sandbox/store-views.ts'

/** A search as the shop sends it, without the list of requested fields, which does not affect the documents found. */
export interface Question {
  readonly view: StoreViewCode
  readonly entity: Entity
  /** `from`, `size` and `sort` of the address. */
  readonly address: Readonly<Record<string, string>>
  readonly body: JsonObject
}

/** An engine's answer, without the documents. */
export interface Answer {
  /** The kind of error, instead of an answer. */
  readonly refusal?: string
  readonly total?: number
  /** Ids of the page's documents, in order, with their sort values. */
  readonly ids?: readonly string[]
  readonly sort?: readonly (readonly unknown[])[]
  readonly buckets?: unknown
  /** For a text search: the first documents' scores, and a digest of all ids found. */
  readonly scores?: readonly number[]
  readonly found?: string
}

export interface RecordedSearch {
  readonly question: Question
  /** OpenSearch's answer. */
  readonly answer: Answer
}

/** Whether it is a text search; all others match whole values. */
export const isTextSearch = (body: JsonObject) => JSON.stringify(body).includes('"multi_match"')

const FIXTURE = join(import.meta.dirname, 'answers.jsonl.br')

/** The recorded searches with OpenSearch's answers; written by `npm run test:engine -- --record`. */
export function readRecordedSearches(): RecordedSearch[] {
  const lines = brotliDecompressSync(readFileSync(FIXTURE)).toString().trimEnd().split('\n')
  return lines.map((line) => JSON.parse(line))
}

export function writeRecordedSearches(kept: readonly RecordedSearch[]): void {
  const text = kept.map((each) => `${JSON.stringify(each)}\n`).join('')
  writeFileSync(FIXTURE, brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_LGWIN]: 24 } }))
}

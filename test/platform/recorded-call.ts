import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Shape } from './shape.ts'

/** One call of a stock client, with the answer of a real platform. */
export interface RecordedCall {
  readonly name: string
  readonly method: string
  /** With its query. Placeholders such as `{token}` are values of earlier answers. */
  readonly path: string
  /** Whether the recording truncated the path after 200 characters. */
  readonly cutOff?: boolean
  /** 0 when the platform never answered. */
  readonly status: number
  readonly contentType?: string
  readonly cacheControl?: string
  readonly shape: Shape
}

const FILE = join(import.meta.dirname, 'recorded.jsonl')

/** The recorded calls, in order. */
export const recordedCalls = (): RecordedCall[] =>
  readFileSync(FILE, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line): RecordedCall => JSON.parse(line))

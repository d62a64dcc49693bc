import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Shape } from './shape.ts'

/** One call of a stock client and what a real platform answered. */
export interface RecordedCall {
  readonly name: string
  readonly method: string
  /** With its query. `{token}` and the like stand for values of earlier answers. */
  readonly path: string
  /** Whether the recording ends the path after 200 characters. */
  readonly cutOff?: boolean
  /** 0 when the platform never answered. */
  readonly status: number
  readonly contentType?: string
  readonly cacheControl?: string
  readonly shape: Shape
}

const FILE = join(import.meta.dirname, 'recorded.jsonl')

/** The recorded calls, in the order in which they were made. */
export const recordedCalls = (): RecordedCall[] =>
  readFileSync(FILE, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line): RecordedCall => JSON.parse(line))

// Written by `npm run codegen` from schema/messages/*.json.
import { messages as en } from './en.ts'
import { messages as deMessages } from './de.ts'
import { messages as itMessages } from './it.ts'

/** The texts that each language provides: strings, and functions for texts with values. */
export type ServerMessages = typeof en

/** The languages of the shop by their ISO 639 code. */
export const LANGUAGES: ReadonlyMap<string, ServerMessages> = new Map([
  ['en', en],
  ['de', deMessages],
  ['it', itMessages],
])

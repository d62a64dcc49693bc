import { parsingError } from '../engine-error.ts'
import type { Scalar } from '../index/terms.ts'

export type JsonObject = Readonly<Record<string, unknown>>

/** Reads a part of the request body, or refuses it in the name of the clause that wanted it. */
export function objectIn(json: unknown, clause: string): JsonObject {
  if (!isObject(json)) throw parsingError(`[${clause}] expected an object but found ${nameOf(json)}`)
  return json
}

export function isObject(json: unknown): json is JsonObject {
  return typeof json === 'object' && json !== null && !Array.isArray(json)
}

/** The one key of an object and its value, as in `{ "terms": { … } }`. */
export function onlyEntry(json: unknown, clause: string): [string, unknown] {
  const [entry, ...others] = Object.entries(objectIn(json, clause))
  if (!entry) throw parsingError(`[${clause}] malformed, empty clause found`)
  const [second] = others
  if (second) throw parsingError(`[${clause}] malformed, expected one name but found [${entry[0]}] and [${second[0]}]`)
  return entry
}

/** Refuses every option a clause is not known to have. */
export function onlyOptions(json: JsonObject, allowed: readonly string[], clause: string): void {
  const unknown = Object.keys(json).find((option) => !allowed.includes(option))
  if (unknown !== undefined) throw parsingError(`[${clause}] query does not support [${unknown}]`)
}

/** A number, also when it comes as text ('0.5'). */
export function numberIn(json: unknown, option: string): number {
  const value = typeof json === 'string' && json.trim() !== '' ? Number(json) : json
  if (typeof value !== 'number' || !Number.isFinite(value))
    throw parsingError(`Failed to parse [${option}]: ${nameOf(json)} is no number`)
  return value
}

export function wholeNumberIn(json: unknown, option: string): number {
  const value = numberIn(json, option)
  if (!Number.isInteger(value)) throw parsingError(`Failed to parse [${option}]: ${value} is no whole number`)
  return value
}

export function textIn(json: unknown, option: string): string {
  if (typeof json !== 'string') throw parsingError(`Failed to parse [${option}]: expected text but found ${nameOf(json)}`)
  return json
}

export function scalarIn(json: unknown, clause: string): Scalar {
  if (typeof json === 'string' || typeof json === 'number' || typeof json === 'boolean') return json
  throw parsingError(`[${clause}] query does not support ${nameOf(json)} as a value`)
}

export function oneOf<T extends string>(json: unknown, allowed: readonly T[], option: string): T {
  const found = allowed.find((name) => typeof json === 'string' && name === json.toLowerCase())
  if (found === undefined) throw parsingError(`[${option}] does not support [${String(json)}]`)
  return found
}

/** One or several of something: `x` and `[x, y]` are both allowed. */
export const listOf = (json: unknown): readonly unknown[] => (Array.isArray(json) ? json : json === undefined ? [] : [json])

/** The option when it is there. */
export function option<T>(json: JsonObject, name: string, read: (value: unknown, name: string) => T, absent: T): T {
  return json[name] === undefined || json[name] === null ? absent : read(json[name], name)
}

const nameOf = (json: unknown) =>
  json === null ? 'null' : Array.isArray(json) ? 'a list' : json === undefined ? 'nothing' : `a ${typeof json}`

import { parsingError } from '../engine-error.ts'
import type { Scalar } from '../index/terms.ts'

export type JsonObject = Readonly<Record<string, unknown>>

/** Reads a value of a request body, or refuses it in the name of the clause or option it stands under. */
export type Reader<T> = (json: unknown, name: string) => T

/** An object. */
export function objectIn(json: unknown, name: string): JsonObject {
  if (!isObject(json)) throw parsingError(`[${name}] expected an object but found ${nameOf(json)}`)
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

type Readers = Readonly<Record<string, Reader<unknown>>>

/** The options of a clause, each by its reader; any other is refused. A reader is called for an absent option too. */
export function optionsIn<T extends Readers>(json: unknown, clause: string, readers: T) {
  const body = objectIn(json, clause)
  const unknown = Object.keys(body).find((name) => !Object.hasOwn(readers, name))
  if (unknown !== undefined) throw parsingError(`[${clause}] query does not support [${unknown}]`)
  const options = Object.entries(readers).map(([name, read]) => [name, read(body[name], name)])
  return Object.fromEntries(options) as { readonly [Name in keyof T]: ReturnType<T[Name]> }
}

/** What an option is when it is not there, or null. */
export const optional =
  <T, U>(read: Reader<T>, absent: U): Reader<T | U> =>
  (json, name) =>
    json === undefined || json === null ? absent : read(json, name)

/** A number, also when it comes as text ('0.5'). */
export function numberIn(json: unknown, option: string): number {
  const value = typeof json === 'string' && json.trim() !== '' ? Number(json) : json
  if (typeof value !== 'number' || !Number.isFinite(value))
    throw parsingError(`Failed to parse [${option}]: ${nameOf(json)} is no number`)
  return value
}

/** How much more a clause's score counts. */
export const boostIn: Reader<number> = (json, name) => optional(numberIn, 1)(json, name)

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

/** One of a few words, in any case. */
export const oneOf =
  <T extends string>(...allowed: readonly T[]): Reader<T> =>
  (json, option) => {
    const found = allowed.find((name) => typeof json === 'string' && name === json.toLowerCase())
    if (found === undefined) throw parsingError(`[${option}] does not support [${String(json)}]`)
    return found
  }

/** One or several of something: `x` and `[x, y]` are both allowed. */
export const listOf = (json: unknown): readonly unknown[] => (Array.isArray(json) ? json : json === undefined ? [] : [json])

const nameOf = (json: unknown) =>
  json === null ? 'null' : Array.isArray(json) ? 'a list' : json === undefined ? 'nothing' : `a ${typeof json}`

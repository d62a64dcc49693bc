import { parsingError } from '../engine-error.ts'
import type { Scalar } from '../index/terms.ts'

export type JsonObject = Readonly<Record<string, unknown>>

/** Reads a value of a request body, or throws an error that names its clause or option. */
export type Reader<T> = (json: unknown, name: string) => T

export function objectIn(json: unknown, name: string): JsonObject {
  if (!isObject(json)) throw parsingError(`[${name}] expected an object but found ${describeType(json)}`)
  return json
}

export function isObject(json: unknown): json is JsonObject {
  return typeof json === 'object' && json !== null && !Array.isArray(json)
}

/** Returns the single key of an object with its value, as in `{ "terms": { … } }`. */
export function onlyEntry(json: unknown, clause: string): [string, unknown] {
  const [entry, ...others] = Object.entries(objectIn(json, clause))
  if (!entry) throw parsingError(`[${clause}] malformed, empty clause found`)
  const [second] = others
  if (second) throw parsingError(`[${clause}] malformed, expected one name but found [${entry[0]}] and [${second[0]}]`)
  return entry
}

type Readers = Readonly<Record<string, Reader<unknown>>>

/** Reads the options of a clause; unknown ones are rejected. Readers are called for absent options too. */
export function optionsIn<T extends Readers>(json: unknown, clause: string, readers: T) {
  const body = objectIn(json, clause)
  const unknown = Object.keys(body).find((name) => !Object.hasOwn(readers, name))
  if (unknown !== undefined) throw parsingError(`[${clause}] query does not support [${unknown}]`)
  const options = Object.entries(readers).map(([name, read]) => [name, read(body[name], name)])
  return Object.fromEntries(options) as { readonly [Name in keyof T]: ReturnType<T[Name]> }
}

/** Makes an option optional, with a default value. */
export const optional =
  <T, U>(read: Reader<T>, absent: U): Reader<T | U> =>
  (json, name) =>
    json === undefined || json === null ? absent : read(json, name)

/** Reads a number or a numeric string ('0.5'). */
export function numberIn(json: unknown, option: string): number {
  const value = typeof json === 'string' && json.trim() !== '' ? Number(json) : json
  if (typeof value !== 'number' || !Number.isFinite(value))
    throw parsingError(`Failed to parse [${option}]: ${describeType(json)} is not a number`)
  return value
}

/** Reads the factor for a clause's score. */
export const boostIn: Reader<number> = (json, name) => optional(numberIn, 1)(json, name)

export function wholeNumberIn(json: unknown, option: string): number {
  const value = numberIn(json, option)
  if (!Number.isInteger(value)) throw parsingError(`Failed to parse [${option}]: ${value} is not a whole number`)
  return value
}

export function textIn(json: unknown, option: string): string {
  if (typeof json !== 'string') throw parsingError(`Failed to parse [${option}]: expected text but found ${describeType(json)}`)
  return json
}

export function scalarIn(json: unknown, clause: string): Scalar {
  if (typeof json === 'string' || typeof json === 'number' || typeof json === 'boolean') return json
  throw parsingError(`[${clause}] query does not support ${describeType(json)} as a value`)
}

/** Reads one of several keywords, ignoring case. */
export const oneOf =
  <T extends string>(...allowed: readonly T[]): Reader<T> =>
  (json, option) => {
    const found = allowed.find((name) => typeof json === 'string' && name === json.toLowerCase())
    if (found === undefined) throw parsingError(`[${option}] does not support [${String(json)}]`)
    return found
  }

/** Reads one or several values: `x` and `[x, y]` are both allowed. */
export const toList = (json: unknown): readonly unknown[] => (Array.isArray(json) ? json : json === undefined ? [] : [json])

/** The objects of a list, or the object itself; other values are left out. */
export const objectsIn = (json: unknown): readonly JsonObject[] => toList(json).filter(isObject)

const describeType = (json: unknown) =>
  json === null ? 'null' : Array.isArray(json) ? 'a list' : json === undefined ? 'nothing' : `a ${typeof json}`

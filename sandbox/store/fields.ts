import type { JsonObject } from '../engine/query/json.ts'

/** Reads a number or numeric string of a document; null if there is none. */
export function readNumber(document: JsonObject, field: string): number | null {
  const value = document[field]
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof number === 'number' && Number.isFinite(number) ? number : null
}

/** Reads a non-empty string of a document; null if there is none. */
export function readText(document: JsonObject, field: string): string | null {
  const value = document[field]
  return typeof value === 'string' && value !== '' ? value : null
}

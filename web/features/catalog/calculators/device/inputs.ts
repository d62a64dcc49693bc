import type { CalculatorKind } from '#schema/rules/rooms/rooms.ts'

/** The texts of a form by field. */
export type Inputs<Field extends string = string> = Readonly<Record<Field, string>>

/** Longer texts are dropped. */
const LONGEST = 400
/** The key of the query that filled in the form last. */
const REQUEST = 'request'

/** The inputs of a calculator: the typed ones, otherwise the example's. */
export function decodeInputs<Field extends string>(stored: unknown, kind: CalculatorKind, example: Inputs<Field>): Inputs<Field> {
  const typed = readRecord(readRecord(stored)[kind])
  const known = Object.keys(example).flatMap((field) => {
    const text = typed[field]
    return typeof text === 'string' && text.length <= LONGEST ? [[field, text]] : []
  })
  return { ...example, ...Object.fromEntries(known) }
}

/** Changes some inputs of a calculator. */
export const changeInputs =
  (kind: CalculatorKind, changed: Partial<Inputs>) =>
  (stored: unknown): unknown => ({ ...readRecord(stored), [kind]: { ...readRecord(readRecord(stored)[kind]), ...changed } })

/**
 * Fills in the inputs of a URL, and the example's values in all other fields, because earlier choices would give other results than the
 * link promises. Does nothing when the shopper returns to the URL, because the inputs may have been edited since.
 * @param search the query of the URL
 * @source ROOM-8, ROOM-11
 */
export const fillInputs =
  (kind: CalculatorKind, named: Partial<Inputs>, search: string, isReturn: boolean) =>
  (stored: unknown): unknown => {
    const isFilled = readRecord(readRecord(stored)[kind])[REQUEST] === search
    return isReturn && isFilled ? stored : { ...readRecord(stored), [kind]: { ...named, [REQUEST]: search } }
  }

const readRecord = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {}

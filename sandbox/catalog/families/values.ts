/** Attribute values: an option key, mm for measures, otherwise a text or number. */
export type Values = Readonly<Record<string, string | number>>

/** Returns the key or text of an attribute. @throws Error if the values lack it */
export function valueIn(values: Values, code: string): string | number {
  const value = values[code]
  if (value === undefined) throw new Error(`no '${code}' in ${JSON.stringify(values)}`)
  return value
}

/** Returns the number of an attribute. @throws Error if it has none */
export function getNumber(values: Values, code: string): number {
  const value = valueIn(values, code)
  if (typeof value !== 'number') throw new Error(`'${code}' is not a number in ${JSON.stringify(values)}`)
  return value
}

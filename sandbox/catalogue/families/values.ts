/** Attribute values: a key of the attribute's options, mm for measures, a text or number otherwise. */
export type Values = Readonly<Record<string, string | number>>

/** The key or text of an attribute. @throws Error when the values have none */
export function valueIn(values: Values, code: string): string | number {
  const value = values[code]
  if (value === undefined) throw new Error(`no '${code}' in ${JSON.stringify(values)}`)
  return value
}

/** The number of an attribute. @throws Error when it has none */
export function numberOf(values: Values, code: string): number {
  const value = valueIn(values, code)
  if (typeof value !== 'number') throw new Error(`'${code}' is not a number in ${JSON.stringify(values)}`)
  return value
}

export type Fields = Readonly<Record<string, unknown>>

export const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null

/** Whether all named fields are strings. */
export const hasTexts = <Name extends string>(
  value: Fields,
  ...names: readonly Name[]
): value is Fields & Readonly<Record<Name, string>> => names.every((name) => typeof value[name] === 'string')

/** Whether all named fields are strings or null. */
export const hasTextsOrNull = (value: Fields, ...names: readonly string[]): boolean =>
  names.every((name) => value[name] === null || typeof value[name] === 'string')

export const isListOf = (value: unknown, isItem: (item: unknown) => boolean): boolean =>
  Array.isArray(value) && value.every(isItem)

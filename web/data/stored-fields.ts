/** Something stored that has fields, of whatever kind. */
export type Fields = Readonly<Record<string, unknown>>

export const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null

/** Whether each of some fields is a text. */
export const hasTexts = (value: Fields, ...names: readonly string[]): boolean =>
  names.every((name) => typeof value[name] === 'string')

/** Whether each of some fields is a text or null. */
export const hasTextsOrNull = (value: Fields, ...names: readonly string[]): boolean =>
  names.every((name) => value[name] === null || typeof value[name] === 'string')

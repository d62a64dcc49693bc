import { stringify } from 'safe-stable-stringify'

/**
 * JSON in which equal requests are equal texts: keys sorted at every depth, `undefined` members left out.
 * Lists keep their order, since order can mean something in a query.
 * @param value plain JSON data
 */
export const canonicalJson = (value: unknown): string => stringify(value) ?? 'null'

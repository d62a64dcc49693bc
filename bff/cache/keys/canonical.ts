import { stringify } from 'safe-stable-stringify'

/**
 * Serialises equal requests to equal JSON: keys are sorted at every depth and `undefined` members omitted. Lists keep their
 * order, which may matter in a query.
 * @param value plain JSON data
 */
export const canonicalJson = (value: unknown): string => stringify(value) ?? 'null'

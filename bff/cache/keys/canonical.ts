/**
 * Serialises equal requests to equal JSON: keys are sorted at every depth and `undefined` members omitted. Lists keep their
 * order, which may matter in a query.
 * @param value plain JSON data
 */
export const canonicalJson = (value: unknown): string => JSON.stringify(value, sortKeys) ?? 'null'

function sortKeys(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
}

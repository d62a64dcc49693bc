/** Items of a list that are measured. */
const MEASURED = 10
/** Lists are looked for in this many levels of objects. */
const LEVELS = 2

/**
 * About how much memory a decoded answer takes: twice its JSON. Of a long list ten items are measured, evenly spread, because writing fifty
 * products as JSON takes milliseconds in which no request is answered.
 * @source LOAD-13; decision 0032
 */
export const estimateBytes = (value: unknown): number => Math.ceil(2 * textLength(value, LEVELS))

function textLength(value: unknown, levels: number): number {
  if (Array.isArray(value)) return value.length > MEASURED ? listLength(value) : jsonLength(value)
  if (levels === 0 || typeof value !== 'object' || value === null) return jsonLength(value)
  return Object.entries(value).reduce((sum, [key, part]) => sum + key.length + textLength(part, levels - 1), 0)
}

function listLength(list: readonly unknown[]): number {
  const measured = Array.from({ length: MEASURED }, (_, i) => list[Math.floor((i * list.length) / MEASURED)])
  return (jsonLength(measured) * list.length) / MEASURED
}

const jsonLength = (value: unknown): number => JSON.stringify(value)?.length ?? 0

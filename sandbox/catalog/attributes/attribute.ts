import { z } from 'zod'
import { readData } from '../read-data.ts'
import { text } from '../wording/text.ts'

/** Kind of an attribute's values: a word from a list, several words, a measure in mm, a grit, a written size, a flag, or a plain value. */
const kinds = z.enum(['word', 'words', 'measure', 'grit', 'size', 'flag', 'plain'])

/** An attribute of the catalogue. `firstOption` is its first option id. */
const attribute = z.strictObject({
  id: z.number(),
  code: z.string(),
  label: text,
  input: z.enum(['select', 'multiselect', 'boolean', 'price', 'text', 'textarea', 'weight', 'date']),
  kind: kinds,
  options: z.record(z.string(), text).default({}),
  firstOption: z.number().default(0),
  userDefined: z.boolean(),
  onFront: z.boolean(),
  comparable: z.boolean(),
  /** Shoppers can filter by it. */
  filter: z.boolean().default(false),
})

export type Attribute = z.infer<typeof attribute>

export const ATTRIBUTES: readonly Attribute[] = readData('attributes', z.array(attribute))

/** Attributes that shoppers can filter by, except the price. @source LIST-10 */
export const FILTER_ATTRIBUTES = ATTRIBUTES.filter(({ filter }) => filter)

const byCode = new Map(ATTRIBUTES.map((found) => [found.code, found]))

/** Finds an attribute by code. @throws Error for a code the catalogue does not define */
export function getAttribute(code: string): Attribute {
  const found = byCode.get(code)
  if (!found) throw new Error(`no attribute '${code}'`)
  return found
}

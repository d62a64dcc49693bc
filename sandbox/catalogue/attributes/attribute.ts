import { z } from 'zod'
import { readData } from '../read-data.ts'
import { text } from '../wording/text.ts'

/**
 * What the values of an attribute are: a word of a list, several of them, a measure in mm, a grit, a size written out,
 * yes or no, or anything else as it is.
 */
const kinds = z.enum(['word', 'words', 'measure', 'grit', 'size', 'flag', 'plain'])

/** An attribute of the catalogue. `firstOption` is where its option ids start. */
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
  /** A shopper can filter by it. */
  filter: z.boolean().default(false),
})

export type Attribute = z.infer<typeof attribute>

/** Every attribute of the catalogue. */
export const ATTRIBUTES: readonly Attribute[] = readData('attributes', z.array(attribute))

/** The attributes a shopper can filter by, besides the price. @source LIST-10 */
export const FILTER_ATTRIBUTES = ATTRIBUTES.filter(({ filter }) => filter)

const byCode = new Map(ATTRIBUTES.map((found) => [found.code, found]))

/** @throws Error for a code the catalogue does not define */
export function attributeOf(code: string): Attribute {
  const found = byCode.get(code)
  if (!found) throw new Error(`no attribute '${code}'`)
  return found
}

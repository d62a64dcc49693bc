import type { AttributeInput } from '#schema/generated/types.ts'
import type { Resolvers } from '../../generated/resolvers.ts'
import { checkKeys } from './page.ts'

/** All other types become OTHER. */
const INPUTS: ReadonlyMap<string, AttributeInput> = new Map([
  ['text', 'TEXT'],
  ['textarea', 'TEXTAREA'],
  ['date', 'DATE'],
  ['boolean', 'BOOLEAN'],
  ['select', 'SELECT'],
  ['multiselect', 'MULTISELECT'],
  ['price', 'PRICE'],
  ['weight', 'WEIGHT'],
])

export const attributes: Resolvers = {
  Query: {
    attributes: async (_parent, { codes }, { store }) => {
      const known = await store.attributes()
      return [...new Set(checkKeys('codes', codes))].flatMap((code) => known.get(code) ?? [])
    },
  },
  Attribute: {
    input: ({ input }) => INPUTS.get(input) ?? 'OTHER',
    options: ({ options }) => options.map(({ value, label }) => ({ id: value, label })),
  },
}

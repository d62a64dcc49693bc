import { attributeOptions, attributesByCodes, inputOf } from '../../../services/catalog/attributes.ts'
import type { Resolvers } from '../../generated/resolvers.ts'
import { checkedKeys } from './page.ts'

export const attributes: Resolvers = {
  Query: { attributes: (_parent, { codes }, scope) => attributesByCodes(checkedKeys('codes', codes), scope) },
  Attribute: {
    input: (attribute) => inputOf(attribute),
    options: (attribute) => attributeOptions(attribute),
  },
}

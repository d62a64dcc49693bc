import type { AttributeInput } from '#schema/generated/types.ts'
import type { CatalogAttribute } from '../../domain/catalog/catalog.types.ts'
import type { RequestScope } from '../scope/request-scope.ts'

/** Attributes by code, unique and in the order given. */
export async function attributesByCodes(
  codes: readonly string[],
  { store }: Pick<RequestScope, 'store'>,
): Promise<readonly CatalogAttribute[]> {
  const known = await store.attributes()
  return [...new Set(codes)].flatMap((code) => known.get(code) ?? [])
}

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

/** The input type of an attribute; types that make no difference to shoppers become OTHER. */
export const inputOf = ({ input }: Pick<CatalogAttribute, 'input'>): AttributeInput => INPUTS.get(input) ?? 'OTHER'

export const attributeOptions = ({ options }: Pick<CatalogAttribute, 'options'>) =>
  options.map(({ value, label }) => ({ id: value, label }))

export type EngineOrder = Readonly<Record<string, { readonly order: 'asc' | 'desc'; readonly unmapped_type: UnmappedType }>>

type UnmappedType = 'long' | 'double' | 'date'

/**
 * Sorts hits by a field, for a search body. In the query string, engines reject a field that no document has.
 * @param type mapping to assume for documents without the field
 * @source platform contract §7.4, §11.65
 */
export const engineOrder = (field: string, order: 'asc' | 'desc', type: UnmappedType): EngineOrder => ({
  [field]: { order, unmapped_type: type },
})

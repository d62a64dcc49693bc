/** One step of the order of a search's hits. */
export type EngineOrder = Readonly<Record<string, { readonly order: 'asc' | 'desc'; readonly unmapped_type: UnmappedType }>>

type UnmappedType = 'long' | 'double' | 'date'

/**
 * Hits in order of a field, for the body of a search: on the request line an engine refuses a field that no document has.
 * @param type how documents without the field are to be treated
 * @source platform contract §7.4, §11.65
 */
export const inOrderOf = (field: string, order: 'asc' | 'desc', type: UnmappedType): EngineOrder => ({
  [field]: { order, unmapped_type: type },
})

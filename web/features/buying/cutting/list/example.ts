import type { ListRow } from '#schema/rules/cutting/list/cutting-list.ts'
import { EMPTY_ROW } from '../device/saved-list.ts'

export type ExamplePart = 'side' | 'top' | 'shelf' | 'back' | 'plinth'

/** A bookcase of 800 × 2000 × 300 mm in 18 mm sheets, banded at the front. */
const PARTS: readonly (Omit<ListRow, 'name'> & { readonly part: ExamplePart })[] = [
  { part: 'side', length: '2000', width: '300', quantity: '2', grain: 'along', edges: '1L' },
  { part: 'top', length: '764', width: '300', quantity: '2', grain: 'along', edges: '1L' },
  { part: 'shelf', length: '762', width: '280', quantity: '4', grain: 'along', edges: '1L' },
  { part: 'back', length: '1964', width: '764', quantity: '1', grain: 'any', edges: '' },
  { part: 'plinth', length: '764', width: '80', quantity: '1', grain: 'any', edges: '' },
]

export const exampleRows = (names: Readonly<Record<ExamplePart, string>>): readonly ListRow[] =>
  PARTS.map(({ part, ...cells }) => ({ ...EMPTY_ROW, ...cells, name: names[part] }))

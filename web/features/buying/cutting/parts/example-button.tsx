import type { ListRow } from '#schema/rules/cutting/list/cutting-list.ts'
import { SecondaryButton } from '../../../../components/button.tsx'
import { useMessages } from '../../../../messages/use-messages.tsx'
import styles from '../cutting.module.css'
import { type EditableList, EMPTY_ROW } from '../device/saved-list.ts'
import { openList } from '../share/open-list.ts'

interface ExampleButtonProps {
  /** The material of the example; null if one is chosen. */
  readonly sku: string | null
  readonly onChange: EditableList['onChange']
}

/** Fills the list with a bookcase. @source CUT-18 */
export function ExampleButton({ sku, onChange }: ExampleButtonProps) {
  const words = useMessages('cutting')
  const fill = async () => {
    const rows = exampleRows(words.example)
    try {
      await openList(sku === null ? null : { sku, stockSku: null }, rows, onChange)
    } catch (error) {
      console.warn('The material of the example could not be loaded', error)
      await onChange((list) => ({ ...list, rows }))
    }
  }
  return (
    <p className={styles.actions}>
      <SecondaryButton onClick={fill}>{words.tryExample}</SecondaryButton>
      <span className={styles.hint}>{words.exampleHint}</span>
    </p>
  )
}

type ExamplePart = 'side' | 'top' | 'shelf' | 'back' | 'plinth'

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

import { SecondaryButton } from '../../../../components/button.tsx'
import { useMessages } from '../../../../messages/use-messages.tsx'
import styles from '../cutting.module.css'
import type { EditableList } from '../device/saved-list.ts'
import { exampleRows } from '../list/example.ts'
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

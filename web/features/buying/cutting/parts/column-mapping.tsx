import { useId, useState } from 'react'
import { PrimaryButton } from '../../../../components/button.tsx'
import { Dialog } from '../../../../components/dialog/index.ts'
import { useMessages } from '../../../../messages/use-messages.tsx'
import styles from '../cutting.module.css'
import { ROW_FIELDS } from '../device/saved-list.ts'
import type { ColumnChoices, UnknownColumn } from '../import/parse-rows.ts'

interface ColumnMappingProps {
  readonly columns: readonly UnknownColumn[]
  readonly onApply: (chosen: ColumnChoices) => void
  readonly onCancel: () => void
}

/** Asks for the meaning of the unknown columns of a table. Choosing a field takes it from another unknown column. @source CUT-15 */
export function ColumnMapping({ columns, onApply, onCancel }: ColumnMappingProps) {
  const words = useMessages('cutting')
  const id = useId()
  const [chosen, setChosen] = useState<ColumnChoices>({})
  const choose = (index: number, field: string) => {
    const others = Object.entries(chosen).filter(([at, other]) => Number(at) !== index && other !== field)
    setChosen(Object.fromEntries([...others, ...ROW_FIELDS.filter((each) => each === field).map((each) => [index, each])]))
  }
  return (
    <Dialog kind="card" title={words.columns.title} closeLabel={words.columns.cancel} onClose={onCancel}>
      <div className={styles.equal}>
        <p>{words.columns.intro}</p>
        {columns.map(({ index, title, sample }) => (
          <div key={index} className={styles.field}>
            <label htmlFor={`${id}-${index}`}>{words.columns.column({ title, sample })}</label>
            <select
              id={`${id}-${index}`}
              value={chosen[index] ?? ''}
              onChange={({ currentTarget }) => choose(index, currentTarget.value)}
            >
              <option value="">{words.columns.leaveOut}</option>
              {ROW_FIELDS.map((field) => (
                <option key={field} value={field}>
                  {words.fields[field]}
                </option>
              ))}
            </select>
          </div>
        ))}
        <PrimaryButton onClick={() => onApply(chosen)}>{words.columns.apply}</PrimaryButton>
      </div>
    </Dialog>
  )
}

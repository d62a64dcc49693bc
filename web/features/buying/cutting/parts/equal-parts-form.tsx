import { useId, useState } from 'react'
import type { Saw } from '#schema/rules/cutting/cutting.types.ts'
import type { Stock } from '#schema/rules/cutting/list/cutting-list.ts'
import { type Division, equalParts } from '#schema/rules/cutting/list/equal-parts.ts'
import { SecondaryButton } from '../../../../components/button.tsx'
import { NumberField } from '../../../../components/number-field.tsx'
import { useMessages } from '../../../../messages/use-messages.tsx'
import styles from '../cutting.module.css'
import type { EditableList } from '../device/saved-list.ts'
import { appendRows } from '../list/add-rows.ts'
import { toMillimetres } from '../rules/material.ts'

interface EqualPartsFormProps {
  readonly stock: Stock
  readonly saw: Saw
  readonly onChange: EditableList['onChange']
}

const KINDS = ['acrossHalves', 'alongHalves', 'quarters', 'strips'] as const
type Kind = (typeof KINDS)[number] | 'lengths'

const toDivision = (kind: Kind, count: number): Division =>
  ({
    acrossHalves: { along: 2, across: 1 },
    alongHalves: { along: 1, across: 2 },
    quarters: { along: 2, across: 2 },
    strips: { along: 1, across: count },
    lengths: { along: count, across: 1 },
  })[kind]

/** Divides whole sheets or boards into equal parts, states their size, and adds them to the list. @source CUT-16 */
export function EqualPartsForm({ stock, saw, onChange }: EqualPartsFormProps) {
  const plan = useMessages('cuttingPlan')
  const { equal: words } = plan
  const id = useId()
  const isBoard = stock.kind === 'board'
  const [chosen, setChosen] = useState<Kind>('acrossHalves')
  const [typedCount, setCount] = useState('3')
  const [typedStocks, setStocks] = useState('1')
  const [notice, setNotice] = useState('')
  const kind = isBoard ? 'lengths' : chosen
  const division = toDivision(kind, toCount(typedCount))
  const size = equalParts(stock, saw, division)
  const stocks = toCount(typedStocks)
  const isCounted = kind === 'strips' || kind === 'lengths'
  const add = () => {
    if (!size || stocks === 0) return
    const cells = { name: '', grain: isBoard ? 'any' : 'along', edges: '' }
    const quantity = String(division.along * division.across * stocks)
    const row = { ...cells, quantity, length: String(size.length / 10), width: isBoard ? '' : String(size.width / 10) }
    void onChange(appendRows([row]))
    setNotice(words.added(Number(quantity)))
  }
  return (
    <div className={styles.equal}>
      {!isBoard && (
        <div className={styles.field}>
          <label htmlFor={`${id}-kind`}>{words.kind}</label>
          <select id={`${id}-kind`} value={chosen} onChange={({ currentTarget }) => setChosen(currentTarget.value as Kind)}>
            {KINDS.map((each) => (
              <option key={each} value={each}>
                {words.kinds[each]}
              </option>
            ))}
          </select>
        </div>
      )}
      {isCounted && (
        <div className={styles.field}>
          <label htmlFor={`${id}-count`}>{words.count}</label>
          <NumberField id={`${id}-count`} value={typedCount} maxLength={3} onType={setCount} />
        </div>
      )}
      <div className={styles.field}>
        <label htmlFor={`${id}-stocks`}>{isBoard ? words.boards : words.sheets}</label>
        <NumberField id={`${id}-stocks`} value={typedStocks} maxLength={3} onType={setStocks} />
      </div>
      <p role="status">
        {size && stocks > 0
          ? words.each(isBoard ? plan.millimetres(size.length / 10) : plan.rectangle(toMillimetres(size)))
          : words.impossible}
      </p>
      <p className={styles.actions}>
        <SecondaryButton aria-disabled={!size || stocks === 0} onClick={add}>
          {words.add}
        </SecondaryButton>
        <span role="status">{notice}</span>
      </p>
    </div>
  )
}

/** A whole number above 0; 0 for any other text. */
const toCount = (typed: string): number => (/^\d{1,3}$/.test(typed.trim()) ? Number(typed) : 0)

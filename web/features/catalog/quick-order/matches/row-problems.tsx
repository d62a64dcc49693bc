import type { Ref } from 'react'
import { Problems } from '../../../../components/form/problems.tsx'
import { useMessages } from '../../../../messages/use-messages.tsx'
import type { OrderRow } from '../rows/order-row.ts'
import type { RowProblem } from '../rows/row-state.types.ts'
import { problemText } from './problem-text.ts'
import { fieldId, problemField } from './row-cells.ts'

interface RowProblemsProps {
  readonly ref: Ref<HTMLElement>
  readonly problems: readonly {
    readonly row: OrderRow
    /** Row number, from 1. */
    readonly number: number
    readonly problem: RowProblem
  }[]
}

/** The problems of a list, each linked to its field. @source QUICK-8 */
export function RowProblems({ ref, problems }: RowProblemsProps) {
  const words = useMessages('lists').quickOrder
  const fields = problems.map(({ row, number, problem }) => ({
    field: fieldId(row.id, problemField(problem)),
    label: row.sku ? words.rowLabelFor({ row: number, sku: row.sku }) : words.rowLabel(number),
    message: problemText(problem),
  }))
  return (
    <Problems
      ref={ref}
      problems={fields}
      findField={(id) => ({ id, label: fields.find(({ field }) => field === id)?.label ?? '' })}
    />
  )
}

import { SecondaryButton } from '../../../../components/button.tsx'
import { Notice } from '../../../../components/notice.tsx'
import { useMessages } from '../../../../messages/use-messages.tsx'
import type { EditableList } from '../device/saved-list.ts'
import { setCell } from '../list/row-changes.ts'
import type { GrainAdvice } from '../packing/grain-advice.ts'
import type { Packing } from '../packing/pack-list.ts'

interface AdviceProps {
  readonly advice: GrainAdvice
  readonly packing: Packing
  readonly onChange: EditableList['onChange']
}

/** Says which row saves sheets if its grain may run any way. @source CUT-20 */
export function Advice({ advice: { row, sheets }, packing, onChange }: AdviceProps) {
  const words = useMessages('cutting')
  const plan = useMessages('cuttingPlan')
  const name = packing.panels.find((panel) => panel.row === row)?.name || words.row(row + 1)
  return (
    <Notice
      kind="info"
      actions={<SecondaryButton onClick={() => onChange(setCell(row, 'grain', 'any'))}>{plan.turn}</SecondaryButton>}
    >
      {plan.turnAdvice({ piece: name, sheets: plan.sheets(sheets) })}
    </Notice>
  )
}

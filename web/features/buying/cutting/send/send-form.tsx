import { useState } from 'react'
import type { CuttingListInput } from '#schema/generated/types.ts'
import { CUTTING_LIST_RULES } from '#schema/rules/forms/cutting-list-rules.ts'
import { Field } from '../../../../components/form/field.tsx'
import { Form } from '../../../../components/form/form.tsx'
import { toProblems } from '../../../../components/form/problems.tsx'
import { Notice } from '../../../../components/notice.tsx'
import { useShop } from '../../../../data/shop.tsx'
import { useMessages } from '../../../../messages/use-messages.tsx'
import { openTasks } from '../../../../sync/open-tasks.ts'
import { cuttingListTask } from '../../../../sync/tasks/cutting-list.ts'
import type { ChosenMaterial } from '../device/saved-list.ts'

interface SendFormProps extends Required<Pick<CuttingListInput, 'lines' | 'sheets'>> {
  readonly material: ChosenMaterial
}

/** Sends a cutting list to the merchant. A changed list can be sent again. @source CUT-13, CUT-40 */
export function SendForm({ material, lines, sheets }: SendFormProps) {
  const { send: words } = useMessages('cuttingPlan')
  const { send: title } = useMessages('cutting')
  const { deviceDatabase } = useShop()
  const [lastSent, setLastSent] = useState<{ readonly list: string; readonly as: 'sent' | 'kept' } | null>(null)
  const list = { material: toSentMaterial(material), lines, sheets }
  const current = JSON.stringify(list)
  if (lastSent?.list === current) return <Notice kind="info">{words[lastSent.as]}</Notice>
  return (
    <>
      <p>{words.invitation}</p>
      <Form
        name="cutting-list"
        rules={CUTTING_LIST_RULES}
        label={title}
        submitLabel={words.submit}
        onSubmit={async (typed) => {
          const input = { ...list, ...typed }
          const { isWaiting, userErrors } = await openTasks(deviceDatabase).enqueue(cuttingListTask, { input })
          if (userErrors.length === 0) setLastSent({ list: current, as: isWaiting ? 'kept' : 'sent' })
          return toProblems(userErrors)
        }}
      >
        <Field name="name" label={words.name} autoComplete="name" />
        <Field name="email" label={words.email} type="email" inputMode="email" autoComplete="email" />
        <Field name="note" label={words.note} lines={3} />
      </Form>
    </>
  )
}

const toSentMaterial = ({ stockSku, name, size, stock }: ChosenMaterial) => ({
  sku: stockSku,
  name,
  size,
  length: stock.length,
  ...(stock.kind === 'sheet' && { width: stock.width }),
})

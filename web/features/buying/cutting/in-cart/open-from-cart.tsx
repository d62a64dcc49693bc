import { useEffect, useState } from 'react'
import { isEmptyRow } from '#schema/rules/cutting/list/empty-row.ts'
import { Notice } from '../../../../components/notice.tsx'
import { useShop } from '../../../../data/shop.tsx'
import { useMessages } from '../../../../messages/use-messages.tsx'
import { useDeviceValue } from '../../../../storage/use-device-value.ts'
import type { EditableList } from '../device/saved-list.ts'
import { ReplaceQuestion } from '../share/replace-question.tsx'
import { findRecord } from './list-record.ts'
import { listsInCart } from './lists-in-cart.ts'

interface OpenFromCartProps extends EditableList {
  readonly lineKey: string
}

/** Opens the list of a cart line as it was entered. Asks before it replaces another list. @source CUT-30 */
export function OpenFromCart({ lineKey, list, onChange }: OpenFromCartProps) {
  const words = useMessages('cuttingPlan').inCart
  const records = useDeviceValue(listsInCart, useShop().deviceDatabase)
  const [answer, setAnswer] = useState<'open' | 'keep' | 'done' | null>(null)
  const wanted = records && findRecord(records, lineKey)
  const own = list.rows.filter((row) => !isEmptyRow(row))
  const [isOther] = useState(() => own.length > 0 && list.editing !== lineKey)
  const isSame = wanted !== null && JSON.stringify(wanted.list.rows) === JSON.stringify(list.rows)
  const shouldOpen = answer === 'open' || (answer === null && (!isOther || isSame))

  useEffect(() => {
    if (!shouldOpen || !wanted) return
    setAnswer('done')
    // A list that is being edited already keeps the changes the shopper has made.
    void onChange((current) => (current.editing === lineKey ? current : { ...wanted.list, editing: lineKey }))
  }, [shouldOpen, wanted, lineKey, onChange])

  if (!records || answer === 'keep' || answer === 'done') return null
  if (!wanted) return <Notice kind="warning">{words.gone}</Notice>
  if (shouldOpen) return null
  return (
    <ReplaceQuestion
      title={words.question.title}
      text={words.question.text({ lines: wanted.list.rows.length, own: own.length })}
      open={words.question.open}
      onOpen={() => setAnswer('open')}
      onKeep={() => setAnswer('keep')}
    />
  )
}

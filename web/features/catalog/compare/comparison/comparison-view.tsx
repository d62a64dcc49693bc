import { useState } from 'react'
import { CompareProductsDocument } from '#schema/generated/operations.ts'
import { useMessages } from '../../../../messages/use-messages.tsx'
import { ListNotices, ListOfDevice, ListTools, Removed, useSkuList } from '../../sku-list/index.ts'
import { compareList } from '../device/compare-list.ts'
import { CompareTable } from './compare-table.tsx'
import styles from './compare-waiting.module.css'
import { DifferencesSwitch } from './differences-switch.tsx'
import { NothingCompared } from './nothing-compared.tsx'

/** All compared products that are on the device or can be loaded. */
export function Comparison() {
  const { skus, shown, remove, clear, removed, undo } = useSkuList(compareList, CompareProductsDocument)
  const [onlyDifferences, setOnlyDifferences] = useState(false)
  const total = skus?.length ?? 0
  const { found, status } = shown
  return (
    <ListOfDevice of="compared" isUnread={!skus} waiting={<CompareWaiting columns={2} />}>
      {removed > 0 && <Removed key={total} count={removed} onUndo={undo} />}
      {total === 0 && <NothingCompared />}
      {total > 0 && (
        <ListTools count={total} onClear={clear}>
          {found.length > 1 && <DifferencesSwitch isOn={onlyDifferences} onChange={setOnlyDifferences} />}
        </ListTools>
      )}
      <ListNotices shown={shown} total={total} onRemove={remove} />
      {found.length > 0 && (
        <CompareTable compared={found} onlyDifferences={onlyDifferences && found.length > 1} onRemove={remove} />
      )}
      {status === 'loading' && found.length === 0 && <CompareWaiting columns={total} />}
    </ListOfDevice>
  )
}

/** Skeleton columns for products being loaded. */
function CompareWaiting({ columns }: { readonly columns: number }) {
  const words = useMessages('lists').compare
  return (
    <div className={styles.waiting}>
      <p className="visually-hidden" role="status">
        {words.waiting}
      </p>
      {Array.from({ length: Math.min(columns, 4) }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: empty columns are all the same
        <div key={index} className={styles.column} />
      ))}
    </div>
  )
}

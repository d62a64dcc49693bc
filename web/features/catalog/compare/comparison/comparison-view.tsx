import { useState } from 'react'
import { CompareProductsDocument } from '#schema/generated/operations.ts'
import { useMessages } from '../../../../messages/use-messages.tsx'
import { DeviceListView, ListNotices, ListTools, UndoRemoval, useSkuList } from '../../sku-list/index.ts'
import { compareList } from '../device/compare-list.ts'
import styles from './compare-skeleton.module.css'
import { CompareTable } from './compare-table.tsx'
import { DifferencesSwitch } from './differences-switch.tsx'
import { EmptyComparison } from './empty-comparison.tsx'

/** The compared products that are on the device or can be loaded. */
export function Comparison() {
  const { skus, products, remove, clear, removed, undo } = useSkuList(compareList, CompareProductsDocument)
  const [onlyDifferences, setOnlyDifferences] = useState(false)
  const total = skus?.length ?? 0
  const { found, status } = products
  return (
    <DeviceListView of="compared" isUnread={!skus} waiting={<CompareSkeleton columns={2} />}>
      {removed > 0 && <UndoRemoval key={total} count={removed} onUndo={undo} />}
      {total === 0 && <EmptyComparison />}
      {total > 0 && (
        <ListTools count={total} onClear={clear}>
          {found.length > 1 && <DifferencesSwitch isOn={onlyDifferences} onChange={setOnlyDifferences} />}
        </ListTools>
      )}
      <ListNotices products={products} total={total} onRemove={remove} />
      {found.length > 0 && (
        <CompareTable columns={found} onlyDifferences={onlyDifferences && found.length > 1} onRemove={remove} />
      )}
      {status === 'loading' && found.length === 0 && <CompareSkeleton columns={total} />}
    </DeviceListView>
  )
}

function CompareSkeleton({ columns }: { readonly columns: number }) {
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

import { useState } from 'react'
import { CompareProductsDocument } from '#schema/generated/operations.ts'
import { EmptyState } from '../../../../components/empty-state/empty-state.tsx'
import wood from '../../../../components/empty-state/wood.module.css'
import { useMessages } from '../../../../messages/use-messages.tsx'
import { DeviceListView, ListNotices, ListTools, UndoRemoval, useSkuList } from '../../sku-list/index.ts'
import { compareList } from '../device/compare-list.ts'
import styles from './compare-skeleton.module.css'
import { CompareTable } from './compare-table.tsx'
import switchStyles from './differences-switch.module.css'

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

/** Says that nothing is compared, with a drawing of two slightly different boards. */
function EmptyComparison() {
  const { emptyTitle, emptyText, home, search } = useMessages('lists').compare
  const ways = [
    { to: '/', text: home },
    { to: '/search', text: search },
  ]
  return (
    <EmptyState title={emptyTitle} text={emptyText} ways={ways} viewBox="0 0 240 170">
      <path className={wood.board} d="M44 22h58v126H44z" />
      <path className={wood.grain} d="M58 22c-6 40 6 80 0 126M72 22c8 30-2 52 2 74s-8 34-2 52M88 22c-4 44 6 84 0 126" />
      <path className={wood.dark} d="M132 46h72v102h-72z" />
      <path className={wood.darkGrain} d="M148 46c-4 30 6 70 0 102M166 46c10 22 8 36 2 52s2 30-2 50M186 46c-6 34 4 70 0 102" />
      <path className={wood.line} d="M20 148.5h200M44 156v8M102 156v8M44 160h58M132 156v8M204 156v8M132 160h72" />
    </EmptyState>
  )
}

interface DifferencesSwitchProps {
  readonly isOn: boolean
  readonly onChange: (isOn: boolean) => void
}

/** Hides rows in which all products have the same value. */
function DifferencesSwitch({ isOn, onChange }: DifferencesSwitchProps) {
  const words = useMessages('lists').compare
  return (
    <label className={switchStyles.switch}>
      <input
        type="checkbox"
        role="switch"
        aria-checked={isOn}
        checked={isOn}
        onChange={({ target }) => onChange(target.checked)}
      />
      {words.onlyDifferences}
    </label>
  )
}

import { useState } from 'react'
import { CompareProductsDocument } from '#schema/generated/operations.ts'
import { useBySku } from '../../../data/by-sku/use-by-sku.ts'
import { useShop } from '../../../data/shop.tsx'
import type { ListChange } from '../../../offline/device-value.ts'
import { useDeviceList } from '../../../offline/use-device-list.ts'
import { cleared, compareList, restored, withoutSku } from '../device/compare-list.ts'
import { CompareNotices } from './compare-notices.tsx'
import { CompareTable } from './compare-table.tsx'
import { CompareTools } from './compare-tools.tsx'
import { CompareWaiting } from './compare-waiting.tsx'
import { NothingCompared } from './nothing-compared.tsx'
import { Removed } from './removed.tsx'

/** Everything the shopper compares, as far as it is on the device or can be fetched. */
export function Comparison() {
  const { deviceDatabase } = useShop()
  const skus = useDeviceList(compareList, deviceDatabase)
  const compared = useBySku(CompareProductsDocument, skus)
  const [onlyDifferences, setOnlyDifferences] = useState(false)
  const [before, setBefore] = useState<readonly string[] | null>(null)
  if (!skus) return <CompareWaiting columns={2} />

  const change = (wanted: ListChange<string>) => compareList(deviceDatabase).change(wanted)
  const remove = (wanted: ListChange<string>) => {
    setBefore(skus)
    change(wanted)
  }
  const undo = () => {
    if (before) change(restored(before))
    setBefore(null)
  }
  const { found, status } = compared
  return (
    <>
      {before && before.length > skus.length && <Removed key={skus.length} count={before.length - skus.length} onUndo={undo} />}
      {skus.length === 0 && <NothingCompared />}
      {skus.length > 0 && (
        <CompareTools
          count={skus.length}
          onlyDifferences={onlyDifferences}
          onOnlyDifferences={found.length > 1 ? setOnlyDifferences : null}
          onClear={() => remove(cleared)}
        />
      )}
      <CompareNotices compared={compared} total={skus.length} onRemove={(sku) => remove(withoutSku(sku))} />
      {found.length > 0 && (
        <CompareTable
          compared={found}
          onlyDifferences={onlyDifferences && found.length > 1}
          onRemove={(sku) => remove(withoutSku(sku))}
        />
      )}
      {status === 'loading' && found.length === 0 && <CompareWaiting columns={skus.length} />}
    </>
  )
}

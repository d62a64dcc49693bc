import { useState } from 'react'
import type { Operation } from '#schema/operation.ts'
import type { BySku } from '../../../../data/by-sku/load-by-sku.ts'
import { type ShownBySku, useBySku } from '../../../../data/by-sku/use-by-sku.ts'
import { useShop } from '../../../../data/shop.tsx'
import type { DeviceList, ListChange } from '../../../../storage/device-value.ts'
import { useDeviceValue } from '../../../../storage/use-device-value.ts'
import { clearSkus, removeSku, restoreSkus } from '../list-changes.ts'

/** A list of the device with its products and operations. */
interface SkuListState<Product> {
  /** Null until the device has been read. */
  readonly skus: readonly string[] | null
  readonly products: ShownBySku<Product>
  remove(sku: string): void
  clear(): void
  /** Number of removed products that can be restored. */
  readonly removed: number
  undo(): void
}

/**
 * @param open the list of a database; must always return the same instance
 * @param operation loads its products
 */
export function useSkuList<Product>(
  open: (deviceDatabase: string) => DeviceList<string>,
  operation: Operation<BySku<Product>, { readonly skus: readonly string[] }>,
): SkuListState<Product> {
  const { deviceDatabase } = useShop()
  const skus = useDeviceValue(open, deviceDatabase)
  const products = useBySku(operation, skus)
  const [before, setBefore] = useState<readonly string[] | null>(null)
  const apply = (change: ListChange<string>) => {
    setBefore(skus)
    open(deviceDatabase).change(change)
  }
  return {
    skus,
    products,
    remove: (sku) => apply(removeSku(sku)),
    clear: () => apply(clearSkus),
    removed: before && skus ? Math.max(0, before.length - skus.length) : 0,
    undo() {
      if (before) open(deviceDatabase).change(restoreSkus(before))
      setBefore(null)
    },
  }
}

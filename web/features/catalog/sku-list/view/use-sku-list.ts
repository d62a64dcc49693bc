import { useState } from 'react'
import type { Operation } from '#schema/operation.ts'
import type { BySku } from '../../../../data/by-sku/load-by-sku.ts'
import { type ShownBySku, useBySku } from '../../../../data/by-sku/use-by-sku.ts'
import { useShop } from '../../../../data/shop.tsx'
import type { DeviceList, ListChange } from '../../../../storage/device-value.ts'
import { useDeviceValue } from '../../../../storage/use-device-value.ts'
import { cleared, restored, withoutSku } from '../list-changes.ts'

/** A list of the device with its products and operations. */
export interface ShownSkuList<Product> {
  /** Null until the device has been read. */
  readonly skus: readonly string[] | null
  readonly shown: ShownBySku<Product>
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
): ShownSkuList<Product> {
  const { deviceDatabase } = useShop()
  const skus = useDeviceValue(open, deviceDatabase)
  const shown = useBySku(operation, skus)
  const [before, setBefore] = useState<readonly string[] | null>(null)
  const change = (wanted: ListChange<string>) => {
    setBefore(skus)
    open(deviceDatabase).change(wanted)
  }
  return {
    skus,
    shown,
    remove: (sku) => change(withoutSku(sku)),
    clear: () => change(cleared),
    removed: before && skus ? Math.max(0, before.length - skus.length) : 0,
    undo() {
      if (before) open(deviceDatabase).change(restored(before))
      setBefore(null)
    },
  }
}

import { useState } from 'react'
import type { Operation } from '#schema/operation.ts'
import type { BySku } from '../../../data/by-sku/load-by-sku.ts'
import { type ShownBySku, useBySku } from '../../../data/by-sku/use-by-sku.ts'
import { useShop } from '../../../data/shop.tsx'
import type { DeviceList, ListChange } from '../../../offline/device-value.ts'
import { useDeviceValue } from '../../../offline/use-device-value.ts'
import { cleared, restored, withoutSku } from '../list-changes.ts'

/** A list of the device with its products, and what a shopper can do with it. */
export interface ShownSkuList<Product> {
  /** Null until the device has been read. */
  readonly skus: readonly string[] | null
  readonly shown: ShownBySku<Product>
  remove(sku: string): void
  clear(): void
  /** How many were removed and can be had back. */
  readonly removed: number
  undo(): void
}

/**
 * @param open the list of a database, the same one whenever it is asked for
 * @param operation asks for its products
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

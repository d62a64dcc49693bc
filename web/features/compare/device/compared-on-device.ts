import { CompareProductsDocument } from '#schema/generated/operations.ts'
import { clientLoad } from '../../../data/client-load.ts'
import { isOffline } from '../../../data/errors.ts'
import { isThrifty } from '../../../data/is-thrifty.ts'
import type { DeviceList } from '../../../offline/device-value.ts'
import { compareList, withoutSku, withSku } from './compare-list.ts'

export interface ComparedOnDevice extends Pick<DeviceList<string>, 'current' | 'subscribe'> {
  toggle(sku: string): void
}

/** The comparison as the device keeps it. What is put into it is fetched ahead. */
export function comparedOnDevice(deviceDatabase: string): ComparedOnDevice {
  const list = compareList(deviceDatabase)
  return {
    current: list.current,
    subscribe: list.subscribe,
    toggle(sku) {
      const isIn = list.current()?.includes(sku) ?? false
      list.change(isIn ? withoutSku(sku) : withSku(sku))
      if (!isIn) fetchAhead(list.current() ?? [])
    },
  }
}

/** What is compared is there when the shopper goes to look, with or without a network. */
function fetchAhead(skus: readonly string[]) {
  if (isThrifty() || !navigator.onLine) return
  clientLoad(CompareProductsDocument, { skus }).catch((error) => {
    if (!isOffline(error)) console.warn('What is compared has to be fetched again', error)
  })
}

import { createStore, useStore } from '../../data/store.ts'
import type { ComparedOnDevice } from './device/compared-on-device.ts'

/** Skus that are compared; null until the device has been read. */
const skus = createStore<readonly string[] | null>(null)

const device = Promise.withResolvers<ComparedOnDevice>()

export const useIsCompared = (sku: string): boolean => useStore(skus, (known) => known?.includes(sku) ?? false)

export const useComparedCount = (): number => useStore(skus, (known) => known?.length ?? 0)

/** Puts a product into the comparison, or takes it out again. */
export async function toggleCompared(sku: string): Promise<void> {
  ;(await device.promise).toggle(sku)
}

/** Reads what the device compares, and follows it. Buttons that compare are shown from then on. */
export async function openCompared(deviceDatabase: string): Promise<void> {
  const { comparedOnDevice } = await import('./device/compared-on-device.ts')
  const opened = comparedOnDevice(deviceDatabase)
  const show = () => {
    skus.set(opened.current())
    document.documentElement.toggleAttribute('data-comparing', opened.current() !== null)
  }
  opened.subscribe(show)
  show()
  device.resolve(opened)
}

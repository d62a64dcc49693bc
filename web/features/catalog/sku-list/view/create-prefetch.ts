import type { Operation } from '#schema/operation.ts'
import { isOffline } from '../../../../api/errors.ts'
import { clientLoad } from '../../../../data/client-load.ts'
import { savesData } from '../../../../data/save-data.ts'

/** Creates a function that prefetches the products of a list, for use online and offline. */
export const createPrefetch =
  <Result>(operation: Operation<Result, { readonly skus: readonly string[] }>) =>
  (skus: readonly string[]) => {
    if (savesData() || !navigator.onLine) return
    clientLoad(operation, { skus }).catch((error) => {
      if (!isOffline(error)) console.warn(`Prefetching ${operation.name} failed`, error)
    })
  }

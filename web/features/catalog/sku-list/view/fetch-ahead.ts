import type { Operation } from '#schema/operation.ts'
import { isOffline } from '../../../../api/errors.ts'
import { clientLoad } from '../../../../data/client-load.ts'
import { savesData } from '../../../../data/save-data.ts'

/** Prefetches the products of a list, so that it can be shown at once, online and offline. */
export const fetchingAhead =
  <Result>(operation: Operation<Result, { readonly skus: readonly string[] }>) =>
  (skus: readonly string[]) => {
    if (savesData() || !navigator.onLine) return
    clientLoad(operation, { skus }).catch((error) => {
      if (!isOffline(error)) console.warn(`${operation.name} has to be fetched again`, error)
    })
  }
